/**
 * Stands in for `zod/mini` in the product's first script. What the contract makes of it at its start is written down, and
 * made with zod itself once that is loaded: with the first answer that has to be read.
 */
import type * as used from './used.ts';

type Zod = typeof used;

type Make = (zod: Zod) => unknown;
interface Schema {
  parse(value: unknown): unknown;
  safeParse(value: unknown): unknown;
  check(...checks: unknown[]): unknown;
}

let whole: Zod | undefined;

/** Loads zod; its schemas can be used from then on. Rejects when it does not come, and may be asked again. */
export async function loadSchemas(): Promise<void> {
  whole ??= await import('./used.ts');
}

/** A schema, or a check of one, that is not made yet. */
class Later {
  #make: Make;
  #made: unknown;
  constructor(make: Make) {
    this.#make = make;
  }
  made(): unknown {
    if (!whole) throw new Error('A schema was used before the schemas were loaded.');
    return (this.#made ??= this.#make(whole));
  }
  check(...checks: unknown[]): Later {
    return new Later(() => (this.made() as Schema).check(...checks.map(made)));
  }
  /** Of the API document alone, which is no part of the app. */
  register(): this {
    return this;
  }
  parse(value: unknown): unknown {
    return (this.made() as Schema).parse(value);
  }
  safeParse(value: unknown): unknown {
    return (this.made() as Schema).safeParse(value);
  }
}

/** An argument as zod takes it: a list or a shape may hold what is not made yet. */
function made(value: unknown): unknown {
  if (value instanceof Later) return value.made();
  if (Array.isArray(value)) return value.map(made);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, made(one)]));
}

type Step = (...args: unknown[]) => unknown;

/** `path` leads to a function of zod, such as `iso.datetime`. */
const later =
  (path: string) =>
  (...args: unknown[]) =>
    new Later((zod) => {
      const step = path
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], zod);
      return (step as Step)(...args.map(made));
    });

export const globalRegistry = undefined;
export const _default = later('_default');
export const array = later('array');
export const boolean = later('boolean');
export const coerce = { number: later('coerce.number') };
const list = later('enum');
export { list as enum };
export const extend = later('extend');
export const gte = later('gte');
export const int = later('int');
export const iso = { date: later('iso.date'), datetime: later('iso.datetime') };
export const literal = later('literal');
export const lte = later('lte');
export const maxLength = later('maxLength');
export const minLength = later('minLength');
export const nullable = later('nullable');
export const object = later('object');
export const optional = later('optional');
export const pipe = later('pipe');
export const record = later('record');
export const refine = later('refine');
export const regex = later('regex');
export const string = later('string');
export const transform = later('transform');
export const trim = later('trim');
const anything = later('unknown');
export { anything as unknown };
