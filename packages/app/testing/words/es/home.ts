import { translationOf } from '@friendbase/ui-kit/words';
import type { home as homeReference, post as postReference } from '../../../src/words/en/home.ts';

export const home = translationOf<typeof homeReference>()('es', {
  title: 'Inicio',
  welcome: ({ name }) => `¡Te damos la bienvenida, ${name}!`,
});

export const post = translationOf<typeof postReference>()('es', {
  subject: ({ author, time }) => `el mensaje de ${author}, ${time}`,
});
