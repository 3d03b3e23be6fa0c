import { catalogue } from '@friendbase/ui-kit/words';

/** What only the demo says. */
export const demo = catalogue('demo', {
  reset: 'Reset demo',
  askReset: 'Reset the demo?',
  askResetEffect:
    'This is a demo. Everything stays in this browser. If you reset it, all you wrote here is deleted.',
  keep: 'Keep it',
  refused: 'This browser does not keep the demo. What you do lasts until you close this page.',
  full: 'This browser has no more room. What you do from now on lasts until you close this page.',
  gone: 'This browser has stopped keeping the demo. What you do from now on lasts until you close this page.',
});
