import { catalogue } from '@friendbase/ui-kit/words';

/** What can be felt about a post, beside liking it. */
export const feelings = catalogue('feelings', {
  ask: 'How do you feel about this?',
  happy: 'Happy',
  proud: 'Well done',
  hug: 'A hug',
  sad: 'Sad',
  /** The name of the button of one's own: pressed again, it is gone. */
  takeBack: ({ feeling }: { feeling: string }) => `Take back: ${feeling}`,
  people: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 person', other: `${f.number(count)} people` }),
  count: ({ count }: { count: number }, f) => f.number(count),
  yours: 'You feel this',
  chosen: ({ feeling }: { feeling: string }) => `You chose: ${feeling}.`,
  takenBack: 'You took back your feeling.',
  failed: 'Your feeling was not saved. Try again.',
  stillThere: 'Your feeling is still there. Try again.',
});
