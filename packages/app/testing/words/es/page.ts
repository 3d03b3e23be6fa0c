import { translationOf } from '@friendbase/ui-kit/words';
import type { page as reference } from '../../../src/words/en/page.ts';
import type { notFound as notFoundReference } from '../../../src/words/en/pages.ts';

export const page = translationOf<typeof reference>()('es', {
  tagline: 'Un lugar seguro para encontrarte con tus amigos',
  windowTitleWithError: ({ name }) => `Error: ${name} – FriendBase`,
  skip: 'Ir al contenido',
  loading: 'Cargando...',
  recently: 'Hace poco',
  today: 'Hoy',
  yesterday: 'Ayer',
  justNow: 'ahora mismo',
});

export const notFound = translationOf<typeof notFoundReference>()('es', {
  title: '404 Página no encontrada',
  kind: 'No encontramos esta página. No es culpa tuya.',
  home: 'Ir al inicio',
});
