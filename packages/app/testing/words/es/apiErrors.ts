import { translationOf } from '@friendbase/ui-kit/words';
import type { apiErrors as reference } from '../../../src/words/en/apiErrors.ts';

export const apiErrors = translationOf<typeof reference>()('es', {
  ourFault: 'Algo ha fallado por nuestra parte. Inténtalo otra vez.',
  loginIncomplete: 'Escribe tu nombre de usuario y tu contraseña.',
  loginRefused: 'Comprueba tu nombre de usuario y tu contraseña.',
  tooManyTries: ({ seconds }, f) => {
    const wait = f.plural(seconds, {
      one: '1 segundo',
      many: `${f.number(seconds)} de segundos`,
      other: `${f.number(seconds)} segundos`,
    });
    return `Son muchos intentos. Espera ${wait} y prueba otra vez.`;
  },
});
