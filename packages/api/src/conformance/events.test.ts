import { conformsOnSqlite } from '../testing/conforms.ts';

conformsOnSqlite('events');
