import { translationOf } from '@friendbase/ui-kit/words';
import type { feed as feedReference, home as homeReference, post as postReference } from '../../en/home.ts';

export const home = translationOf<typeof homeReference>()('es', {
  title: 'Inicio',
  welcome: ({ name }) => `¡Te damos la bienvenida, ${name}!`,
});

export const feed = translationOf<typeof feedReference>()('es', {
  found: ({ count }, f) =>
    f.plural(count, {
      '=0': 'No hay mensajes nuevos.',
      one: '1 mensaje nuevo.',
      many: `${f.number(count)} de mensajes nuevos.`,
      other: `${f.number(count)} mensajes nuevos.`,
    }),
});

export const post = translationOf<typeof postReference>()('es', {
  subject: ({ author, time }) => `el mensaje de ${author}, ${time}`,
});
