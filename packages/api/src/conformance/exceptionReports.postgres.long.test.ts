import { conformsOnPostgres } from '../testing/conforms.ts';

conformsOnPostgres('exceptionReports');
