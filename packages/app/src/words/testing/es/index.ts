import type { VariantOf } from '@friendbase/ui-kit/words';
import type * as reference from '../../en/index.ts';
import { feed, home, post } from './home.ts';
import { notices } from './notices.ts';

/** A few words of a third language: all that a language more takes. */
export const words = { feed, home, notices, post } satisfies VariantOf<typeof reference>;
