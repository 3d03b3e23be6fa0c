import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { failure, success } from '../../lib/notices/notices.ts';
import { videos } from '../../words/en/videos.ts';

/** Not among the notices of `lib`, which every page carries. Source: product spec §4 “Video playback”, conflict X24. */
export const videoNotices = {
  paid: (fbb: number) => success(messageOf(videos, 'toldPaid', { fbb }), messageOf(videos, 'thanks')),
  paidBefore: success(messageOf(videos, 'toldBefore'), messageOf(videos, 'tomorrow')),
  notPaid: failure(messageOf(videos, 'toldNotPaid'), memberNotices.requestFailed.text),
};
