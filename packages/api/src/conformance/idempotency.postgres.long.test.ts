import { conformsOnPostgres } from '../testing/conforms.ts';

conformsOnPostgres('idempotency');
