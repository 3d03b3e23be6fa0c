import { translationOf } from '@friendbase/ui-kit/words';
import type { organize as list, planErrors as errors, planForm as form } from '../en/organize.ts';

export const organize = translationOf<typeof list>()('en', {
  title: 'Plan',
  purpose: 'Make games, events, rewards and stories for all of us. We write down what you do here.',
  list: 'What we have made',
  nothing: 'There is no plan yet',
  nothingText: 'Make one. The others see it when you say so.',
  draft: 'Not done yet. Only you and other planners see it.',
  upcoming: 'All can see it. It has not started.',
  publish: 'Show it to all',
  askPublish: ({ title }) => `Show ${title} to all?`,
  notPublish: 'Not yet',
  askPublishEffect: 'Then all can see it. You can change the words later.',
  cancel: 'Stop it',
  cancelling: 'Stopping it...',
  cancelled: 'We stopped it.',
  askCancel: ({ title }) => `Stop ${title}?`,
  askCancelEffect: 'Then there is none. We tell all who joined. They get their points back.',
  inStore: 'All can see it and get it.',
  askPublishRewardEffect: 'Then all can see it. It can cost less later, but not more.',
  askCancelRewardEffect: 'Then no one can get it. Who has it can keep it.',
  calledOff: 'We stopped it.',
  published: 'Done. All can see it now.',
  savedDraft: 'We kept it. Others do not see it yet.',
  saved: 'We kept your change. All can see it now.',
});

export const planForm = translationOf<typeof form>()('en', {
  changeTournament: 'Change the plan',
  changeEvent: 'Change the plan',
  words: 'What it is about',
  description: 'What is it about?',
  easyMeans: 'Use short words and short lines.',
  hardGrade: ({ grade, most }, f) =>
    `This is for school year ${f.number(grade)}. Try short words, for year ${f.number(most)}.`,
  grade: ({ grade }, f) => `This is for school year ${f.number(grade)}. Good!`,
  costMeans: 'Points in a game, not money. Later it can cost less, but not more.',
  shownTo: 'Who do they show the code to?',
  shownToMeans: 'Someone they know.',
  needShownTo: 'Write who they show the code to.',
  needDescription: 'Write what it is about.',
  notSaved: 'We did not keep this. Your words are still here.',
});

export const planErrors = translationOf<typeof errors>()('en', {
  planTaken: 'Others have joined. The game, the start, the cost, the prize and the places stay.',
  planDearer: 'Others save up for this. It can cost less, but not more.',
  planAboutMoney: 'Here we do not pay with money. Please take it out.',
});
