import { refused } from '@friendbase/contract';
import type { Context } from 'koa';
import * as z from 'zod/mini';

/** S3 takes no more parts of one file. Source: product spec §9. */
const MOST_PARTS = 10_000;

const Text = z.string().check(z.minLength(1), z.maxLength(2000));
const Number = z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(MOST_PARTS));

export const Begin = z.object({ type: Text });
export const Named = z.object({ key: Text, uploadId: Text });
export const NamedPart = z.extend(Named, { partNumber: Number });
export const SentPart = z.extend(NamedPart, { expires: z.coerce.number<string>(), token: Text });
export const Complete = z.object({
  parts: z
    .array(z.object({ PartNumber: z.int().check(z.gte(1), z.lte(MOST_PARTS)), ETag: Text }))
    .check(z.minLength(1), z.maxLength(MOST_PARTS)),
});
export const Form = z.object({ key: Text, expires: z.coerce.number<string>(), token: Text });

/** What a client sends, whatever else it sends with it. The values of path and query are one list. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw refused('unreadableRequest');
  return result.data;
}

export const addressed = (ctx: Context): object => ({ ...ctx.query, ...(ctx['params'] as object) });
