import { conformsOnSqlite } from '../../testing/openApi.ts';

conformsOnSqlite('safety');
