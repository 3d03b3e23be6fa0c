import { subjectConforms } from '@friendbase/contract/conformance';
import type { Subject } from '@friendbase/contract/conformance';
import { openApi, openApiOnPostgres } from './openApi.ts';

export const conformsOnSqlite = (subject: Subject): void =>
  subjectConforms(subject, 'the Koa API on SQLite', openApi);

/** What is refused for its shape is refused by the same code whatever the database: SQLite's run is enough. */
export const conformsOnPostgres = (subject: Subject): void =>
  subjectConforms(subject, 'the Koa API on PostgreSQL', openApiOnPostgres, ['storage']);
