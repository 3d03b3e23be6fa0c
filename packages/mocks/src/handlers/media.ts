import { PLACEHOLDER_IMAGE } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';

export const media: Pick<MockHandlers, 'getPlaceholderMedia'> = {
  async getPlaceholderMedia() {
    return PLACEHOLDER_IMAGE;
  },
};
