import { allConform } from '@friendbase/contract/conformance';
import { openApiOnPostgres } from './testing/openApi.ts';

allConform('the Koa API on PostgreSQL', openApiOnPostgres);
