import * as z from 'zod/mini';

/**
 * Gives every schema among these exports the name it is exported by, so that the document says it once under that
 * name. Not where they are written: there the names would cost every browser their bytes.
 */
export function nameSchemas(exports: Readonly<Record<string, unknown>>): void {
  for (const [id, value] of Object.entries(exports)) {
    // What a schema already says of itself, such as a limit, stays.
    if (isSchema(value)) z.globalRegistry.add(value, { ...z.globalRegistry.get(value), id });
  }
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
