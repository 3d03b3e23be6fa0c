import type { TranslationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../../../src/words/en/index.ts';
import { auth, logIn } from './auth.ts';
import { feedNews } from './feedNews.ts';
import { home, post } from './home.ts';
import { frame } from './kit.ts';
import { notices } from './notices.ts';
import { notFound, page } from './page.ts';
import { apiErrors } from './apiErrors.ts';

/** Some words of a third language, as “Add a language” in CONTRIBUTING.md says. */
export const words = {
  'kit.frame': frame,
  ...({ auth, feedNews, home, logIn, notFound, notices, page, post, apiErrors } satisfies TranslationOf<
    typeof reference
  >),
};
