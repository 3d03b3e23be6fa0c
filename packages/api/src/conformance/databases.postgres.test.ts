import { databaseConforms } from '@friendbase/contract/conformance';
import { openApiOnPostgres } from '../../testing/openApi.ts';

databaseConforms('the Koa API on PostgreSQL', openApiOnPostgres);
