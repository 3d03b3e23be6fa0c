import type { oas31 } from 'zod-openapi';
import { html, joined } from './html.ts';
import type { Html } from './html.ts';

export type Schema = oas31.SchemaObject | oas31.ReferenceObject;

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** A format says more to a reader than the pattern that checks it. */
const FORMAT_WORDS: Record<string, string> = {
  'date-time': 'date and time, such as 2024-06-01T12:00:00.000Z',
  uuid: 'UUID',
  email: 'email address',
};

/** What a value may be, in words and with its limits. A schema with a name of its own becomes a link to it. */
export function wordsFor(schema: Schema | boolean): Html {
  if (typeof schema === 'boolean') return html`anything`;
  if (isReference(schema)) return linkTo(nameIn(schema));
  const limits = limitsOf(schema);
  return limits.length > 0 ? html`${kindOf(schema)}, ${joined(limits, ', ')}` : kindOf(schema);
}

function kindOf(schema: oas31.SchemaObject): Html {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(wordsFor), ' or ');
  if (schema.allOf) return joined(schema.allOf.map(wordsFor), ' and ');
  if (schema.const !== undefined) return html`always ${valueOf(schema.const)}`;
  if (schema.enum) return html`one of ${joined((schema.enum as unknown[]).map(valueOf), ', ')}`;
  const types = [schema.type ?? []].flat();
  return types.length > 0
    ? joined(
        types.map((type) => typeWords(type, schema)),
        ' or ',
      )
    : html`anything`;
}

function typeWords(type: string, schema: oas31.SchemaObject): Html {
  if (type === 'array') return html`list, each ${wordsFor(schema.items ?? true)}`;
  if (type === 'object') return objectWords(schema);
  if (type === 'string' && schema.format) return html`${FORMAT_WORDS[schema.format] ?? schema.format}`;
  return html`${TYPE_WORDS[type] ?? type}`;
}

function objectWords({ properties, additionalProperties }: oas31.SchemaObject): Html {
  if (!properties) return html`object, each value ${wordsFor(additionalProperties || true)}`;
  const fields = Object.entries(properties).map(
    ([name, field]) => html`<code>${name}</code> (${wordsFor(field)})`,
  );
  return html`object of ${joined(fields, ', ')}`;
}

const isReference = (schema: Schema): schema is oas31.ReferenceObject => schema.$ref !== undefined;

/** The name of the shape a schema points at; empty for one that stands for itself. */
export const nameIn = (schema: Schema): string => schema.$ref?.split('/').at(-1) ?? '';

const linkTo = (name: string): Html => html`<a href="#${name}">${name}</a>`;

/** A value as JSON. */
export const valueOf = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

function limitsOf(schema: oas31.SchemaObject): Html[] {
  return [
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...range(schema.minItems, schema.maxItems, 'entry', 'entries'),
    ...range(schema.minimum, schema.maximum),
    ...(schema.pattern && !schema.format ? [html`matching <code>${schema.pattern}</code>`] : []),
  ];
}

/** The largest safe integer is no limit anybody meets. */
function range(
  from: number | undefined,
  to: number | undefined,
  unit = '',
  units = unit && `${unit}s`,
): Html[] {
  const named = (count: number) => (unit ? `${count} ${count === 1 ? unit : units}` : String(count));
  const most = to === Number.MAX_SAFE_INTEGER ? undefined : to;
  const least = from === -Number.MAX_SAFE_INTEGER ? undefined : from;
  return [
    ...(least === undefined ? [] : [html`at least ${named(least)}`]),
    ...(most === undefined ? [] : [html`at most ${named(most)}`]),
  ];
}
