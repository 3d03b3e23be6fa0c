import { allConform } from '@friendbase/contract/conformance';
import { openApi } from './testing/openApi.ts';

allConform('the Koa API on SQLite', openApi);
