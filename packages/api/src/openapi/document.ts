import * as contract from '@friendbase/contract';
import { subjectOf, type Endpoint } from '@friendbase/contract';
import { createDocument } from 'zod-openapi';
import type { oas31, ZodOpenApiOverride, ZodOpenApiPathsObject } from 'zod-openapi';
import api from '../../package.json' with { type: 'json' };
import { operation, SESSION } from './operation.ts';
import * as z from 'zod/mini';

export type ApiDocument = oas31.OpenAPIObject;

const DESCRIPTION = `Calls take and give JSON. A call that is refused answers with one sentence in “message” and with a “code” that never changes.

Log in first: the answer sets a cookie, and members’ calls need it. A page of another site cannot write: the server refuses what it sends with 403.`;

/** The whole API as an OpenAPI 3.1 document, made from the contract. `cookieName` is that of the session. */
export function buildDocument(cookieName: string): ApiDocument {
  nameSchemas(contract);
  const calls: [name: string, endpoint: Endpoint][] = Object.entries(contract.endpoints);
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method]: operation(name, endpoint) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'FriendBase API',
        version: api.version,
        description: DESCRIPTION,
        license: { name: api.license, identifier: api.license },
      },
      servers: [{ url: '/' }],
      tags: [...new Set(calls.map(([, endpoint]) => subjectOf(endpoint)))].map((name) => ({ name })),
      paths,
      components: { securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: cookieName } } },
    },
    { override: leaveRoom },
  ) as ApiDocument;
}

/** Answers may gain fields: readers must not reject unknown ones. */
const leaveRoom: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === 'object' && !zodSchema._zod.def.catchall) {
    delete jsonSchema.additionalProperties;
  }
};

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
