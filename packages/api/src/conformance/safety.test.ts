import { conformsOnEveryDatabase } from '../testing/conforms.ts';

conformsOnEveryDatabase('safety');
