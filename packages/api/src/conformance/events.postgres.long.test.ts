import { conformsOnPostgres } from '../testing/conforms.ts';

conformsOnPostgres('events');
