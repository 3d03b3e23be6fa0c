import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import type { Notice } from '../../../lib/notices/notices.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';

/** What stands on the page and is heard of an act that failed: more than its toast says. */
export const whyNot = (notice: Notice, error: unknown): Notice => ({
  ...notice,
  text: reasonOf(error, notice.text, memberErrors),
});
