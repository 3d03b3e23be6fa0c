import * as z from 'zod/mini';
import { endpoint, perHour } from '../endpoint.ts';
import type { Reason } from '../errorCodes.ts';
import { RedemptionCode, type Redemption } from '../rewards.ts';
import { line, orEmpty, Timestamp } from '../text.ts';

const SIGNS = 12;

/**
 * The code as it is stored, of what somebody types from a screen or a paper: small letters, spaces, other dashes, no `FB`, and signs that
 * no code has and that look like one of it. Nothing where it cannot be a code.
 */
export function codeIn(given: string): string | undefined {
  const signs = given
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const own = signs.length === SIGNS + 2 && signs.startsWith('FB') ? signs.slice(2) : signs;
  const read = own.replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V');
  const code = `FB-${read.slice(0, 4)}-${read.slice(4, 8)}-${read.slice(8)}`;
  return RedemptionCode.safeParse(code).success ? code : undefined;
}

/** What a code is for. Whose it is, nobody has to know who honours it. */
export const ShownCode = z.object({
  name: z.string(),
  easyName: z.string(),
  shownTo: z.string(),
  redeemedAt: Timestamp,
  usedAt: z.nullable(Timestamp),
});
export type ShownCode = z.infer<typeof ShownCode>;

type Found = Pick<Redemption, 'name' | 'easyName' | 'delivers' | 'createdAt' | 'usedAt'>;

/** What organizers see of a code, or the error response: to one of nobody, and to one whose reward opens by itself. */
export function shownCode(found: Found | undefined): ShownCode | Reason {
  if (!found) return ['codeNotFound'];
  const { name, easyName, delivers, createdAt: redeemedAt, usedAt } = found;
  if (delivers.kind !== 'code') return ['codeOpens'];
  return { name, easyName, shownTo: delivers.shownTo, redeemedAt, usedAt };
}

const Code = line(100);
const errors = ['passkeyNeeded', 'codeNotFound', 'codeOpens'] as const;

/** Not by its path: who looks at addresses is to learn no code. Slowed down like all that a secret is guessed by. */
export const lookAtCode = endpoint({
  method: 'get',
  path: '/api/organize/code',
  summary: 'See what a redemption code is for.',
  access: 'organizer',
  input: { query: z.object({ code: orEmpty(Code) }) },
  output: ShownCode,
  limit: perHour(240),
  errors,
});

/** Once: of two at the same time, one is too late. The member sees it on their reward. */
export const markCodeUsed = endpoint({
  method: 'post',
  path: '/api/organize/code/used',
  summary: 'Mark a redemption code as used.',
  access: 'organizer',
  isCreating: true,
  input: { body: z.object({ code: Code }) },
  output: ShownCode,
  limit: perHour(240),
  errors: [...errors, 'codeUsed'],
});
