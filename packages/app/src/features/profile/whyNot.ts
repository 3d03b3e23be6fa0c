import { reasonOf } from '../../lib/refusals.ts';
import type { Notice } from '../../lib/notices.ts';
import { memberRefusals } from '../../words/en/memberRefusals.ts';

/** What stands on the page and is heard of an act that failed: more than its toast says. */
export const whyNot = (notice: Notice, error: unknown): Notice => ({
  ...notice,
  text: reasonOf(error, notice.text, memberRefusals),
});
