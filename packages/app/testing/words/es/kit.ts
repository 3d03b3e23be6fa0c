import { translationOf } from '@friendbase/ui-kit/words';
import type { frame as reference } from '@friendbase/ui-kit/words/en';

/** In the product this stands in the kit, `packages/ui-kit/src/words/es/`. */
export const frame = translationOf<typeof reference>()('es', {
  help: 'Ayuda',
  comfort: 'Ajustes de comodidad',
});
