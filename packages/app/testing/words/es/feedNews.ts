import { translationOf } from '@friendbase/ui-kit/words';
import type { feedNews as reference } from '../../../src/words/en/feedNews.ts';

export const feedNews = translationOf<typeof reference>()('es', {
  found: ({ count }, f) =>
    f.plural(count, {
      '=0': 'No hay mensajes nuevos.',
      one: '1 mensaje nuevo.',
      many: `${f.number(count)} de mensajes nuevos.`,
      other: `${f.number(count)} mensajes nuevos.`,
    }),
});
