import { translationOf } from '@friendbase/ui-kit/words';
import type {
  moderation as list,
  moderationCase as one,
  moderationCounts as numbers,
} from '../en/moderation.ts';

export const moderation = translationOf<typeof list>()('en', {
  title: 'Reports',
  purpose: 'Decide. We write it down.',
  appeals: 'People who ask again',
  nothing: 'There is nothing to do here.',
  open: 'Look',
});

export const moderationCase = translationOf<typeof one>()('en', {
  content: 'This was reported',
  context: 'This was before and after it',
  signals: 'Why we look at this new account',
  earlier: 'What we decided about this person before',
  record: 'Who looked at it',
  appealWords: 'This person asks us to look again',
  noAppealWords: 'The person said nothing more.',
  decide: 'What should happen?',
  ruleFirst: 'First choose a rule.',
  youReported: 'You reported this. Another moderator has to do it.',
  youKnowThem: 'You are friends, or one of you blocked the other. Another moderator has to do this.',
  youDecided: 'You were the first to decide. Another moderator has to look again.',
  isHidden: 'Nobody sees it now. We tell the person why.',
  isWarned: 'Nobody sees it now. We warned the person.',
  isPaused: 'Nobody sees it now. The account is paused.',
  isUndone: 'All is as it was before.',
  notSaved: 'That did not work.',
});

export const moderationCounts = translationOf<typeof numbers>()('en', {
  answers: 'How long people waited',
  median: 'Half of them waited no longer than',
  slowest: 'Nine of ten waited no longer than',
});
