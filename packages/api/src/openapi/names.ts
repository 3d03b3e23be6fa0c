import * as z from 'zod/mini';

/**
 * Registers each exported schema under its export name, so that the document defines it once. Done here and
 * not in the contract, to keep the names out of the browser's bundle.
 */
export function nameSchemas(exports: Readonly<Record<string, unknown>>): void {
  for (const [id, value] of Object.entries(exports)) {
    // What a schema already says of itself, such as a limit, stays.
    if (isSchema(value)) z.globalRegistry.add(value, { ...z.globalRegistry.get(value), id });
  }
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
