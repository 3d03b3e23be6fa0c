import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { profile } from '../../../words/en/profile.ts';

/** Not among the notices of `lib`, which every page carries. */
export const contactNotices = {
  saved: success(messageOf(profile, 'contactSaved')),
  failed: failure(messageOf(profile, 'contactNotSaved'), memberNotices.privacyFailed.text),
};
