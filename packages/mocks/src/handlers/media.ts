import { placeholderFile } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';

export const media: Pick<MockHandlers, 'getPlaceholderMedia'> = {
  async getPlaceholderMedia() {
    return placeholderFile;
  },
};
