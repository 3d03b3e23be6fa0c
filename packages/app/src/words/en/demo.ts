import { catalogue } from '@friendbase/ui-kit/words';

/** What only the demo says. */
export const demo = catalogue('demo', {
  reset: 'Reset demo',
  askReset: 'Reset the demo?',
  askResetEffect:
    'This is a demo. Everything stays in this browser. If you reset it, all you wrote here is deleted.',
  keep: 'Keep it',
});
