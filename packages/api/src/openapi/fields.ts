import type { oas31 } from 'zod-openapi';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { valueOf, wordsFor } from './schemaWords.ts';
import type { Schema } from './schemaWords.ts';

interface Field {
  name: string;
  isRequired: boolean;
  schema: Schema;
}

/** The parameters a call takes in one place of its address. */
export const parametersIn = (
  place: oas31.ParameterLocation,
  { parameters = [] }: oas31.OperationObject,
): Field[] =>
  (parameters as oas31.ParameterObject[])
    .filter((parameter) => parameter.in === place)
    .map(({ name, required = false, schema = {} }) => ({ name, isRequired: required, schema }));

/** What a schema is made of: the fields of an object, else what the value may be. */
export const shapeWords = (schema: Schema): Html =>
  'properties' in schema ? fieldList(fieldsIn(schema)) : html`<p>${wordsFor(schema)}</p>`;

const fieldsIn = ({ properties = {}, required = [] }: oas31.SchemaObject): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, isRequired: required.includes(name), schema }));

export const fieldList = (fields: readonly Field[]): Html => html`<dl>${fields.map(fieldEntry)}</dl>`;

const fieldEntry = ({ name, isRequired, schema }: Field): Html =>
  html`<div>
    <dt><code>${name}</code>${isRequired ? '' : ' (may be left out)'}</dt>
    <dd>${wordsFor(schema)}${defaultOf(schema)}</dd>
  </div>`;

const defaultOf = (schema: Schema): Html | string =>
  'default' in schema ? html`. Left out, it is ${valueOf(schema.default)}` : '';
