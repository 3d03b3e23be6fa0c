import type { oas31 } from 'zod-openapi';
import { fieldList, parametersIn, shapeWords } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { nameIn, wordsFor } from './schemaWords.ts';
import type { Schema } from './schemaWords.ts';

/** One call of the document. */
export interface Call {
  method: string;
  path: string;
  operation: oas31.OperationObject;
}

export type Shapes = Readonly<Record<string, Schema>>;

/** A summary is a sentence; as a heading or a link it stands without its full stop. */
export const callName = ({ operation: { summary = '' } }: Call): string => summary.replace(/\.$/, '');

/** A call as a part of the page: its address, who may make it, what it takes, what it answers. */
export function callPart(call: Call, shapes: Shapes): Html {
  const { method, path, operation } = call;
  const id = operation.operationId ?? '';
  const responses = Object.entries(operation.responses ?? {}) as [string, oas31.ResponseObject][];
  const isError = ([status]: [string, unknown]) => Number(status) >= 400;
  return html`<article id="${id}" tabindex="-1" aria-labelledby="${id}-name">
    <h4 id="${id}-name">${callName(call)}</h4>
    <p><code>${method.toUpperCase()} ${path}</code></p>
    <p>${operation.security?.length ? 'For members: it needs the session cookie.' : 'For everybody.'}</p>
    ${takes(operation, shapes)}
    <h5>Answer</h5>
    <dl>${responses.filter((response) => !isError(response)).map(answerEntry)}</dl>
    <h5>Error responses</h5>
    <dl>${responses.filter(isError).map(errorEntry)}</dl>
  </article>`;
}

function takes(operation: oas31.OperationObject, shapes: Shapes): Html[] {
  const path = parametersIn('path', operation);
  const query = parametersIn('query', operation);
  const headers = parametersIn('header', operation);
  const body = operation.requestBody as oas31.RequestBodyObject | undefined;
  const schema = body?.content['application/json']?.schema;
  return [
    ...(path.length > 0
      ? [
          html`<h5>In the path</h5>
            ${fieldList(path)}`,
        ]
      : []),
    ...(query.length > 0
      ? [
          html`<h5>In the query</h5>
            ${fieldList(query)}`,
        ]
      : []),
    ...(headers.length > 0
      ? [
          html`<h5>In the headers</h5>
            ${fieldList(headers)}`,
        ]
      : []),
    ...(body && !schema
      ? [
          html`<h5>In the body</h5>
            <p>${body.description ?? ''} ${Object.keys(body.content).join(', ')}</p>`,
        ]
      : []),
    // The fields themselves and not only a link: this is where a reader looks for them.
    ...(schema
      ? [
          html`<h5>In the body, as JSON</h5>
            ${shapeWords(shapes[nameIn(schema)] ?? schema)}`,
        ]
      : []),
  ];
}

const answerEntry = ([status, { description, content = {}, headers = {} }]: [
  string,
  oas31.ResponseObject,
]): Html =>
  html`<div>
    <dt>${status}</dt>
    <dd>${description}</dd>
    ${Object.entries(content).map(contentEntry)} ${Object.entries(headers).map(headerEntry)}
  </div>`;

/** All error responses carry the same, which the head of the page says once. */
const errorEntry = ([status, response]: [string, oas31.ResponseObject]): Html =>
  answerEntry([status, { ...response, content: {} }]);

const contentEntry = ([type, { schema }]: [string, oas31.MediaTypeObject]): Html =>
  html`<dd>${type === 'application/json' ? 'JSON' : type}: ${wordsFor(schema ?? {})}</dd>`;

const headerEntry = ([name, header]: [string, oas31.HeaderObject | oas31.ReferenceObject]): Html =>
  html`<dd>Header <code>${name}</code>: ${header.description ?? ''}</dd>`;
