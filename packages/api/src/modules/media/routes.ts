import { placeholderFile } from '@friendbase/contract';
import type { HandlersOf } from '../context.ts';

export const mediaHandlers: HandlersOf<'getPlaceholderMedia'> = {
  getPlaceholderMedia: async () => placeholderFile,
};
