import { catalogue } from '../catalogue.ts';

/** What the kit says about waiting and about other people's words. */
export const states = catalogue('kit.states', {
  longWait: 'This is taking a long time.',
  meaning: ({ meaning }: { meaning: string }) => `This means: ${meaning}`,
});
