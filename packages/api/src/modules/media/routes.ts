import { placeholderFile, refused } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { mayView } from './visibility.ts';

type MediaHandlers = HandlersOf<'getMedia' | 'getPlaceholderMedia'>;

export const mediaHandlers = ({ db }: Pick<Deps, 'db'>): MediaHandlers => ({
  async getMedia({ params: { id } }, { member }) {
    if (!(await mayView(db, id, member.id))) throw refused('mediaNotFound');
    // No file is kept yet: nothing can be uploaded.
    return placeholderFile;
  },
  getPlaceholderMedia: async () => placeholderFile,
});
