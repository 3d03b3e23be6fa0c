import { conformsOnEveryDatabase } from '../testing/conforms.ts';

conformsOnEveryDatabase('uploads');
