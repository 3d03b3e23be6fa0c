import { conformsOnPostgres } from '../../testing/openApi.ts';

conformsOnPostgres('accounts');
