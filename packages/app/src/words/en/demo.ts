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
  /** An address asks for what the demo does not know. The longest name of a scenario has twelve letters. */
  unknownScenario: ({ name }: { name: string }) =>
    `This demo has no scenario “${name.slice(0, 30)}”. It shows “busy”. “Demo scenarios”, at the end of the page, lists them all.`,
  mailbox: 'Mailbox of the demo',
  hideMailbox: 'Hide the mailbox of the demo',
  scenarios: 'Demo scenarios',
  scenariosText: 'Each shows another state of FriendBase. Nothing leaves this browser.',
  hideScenarios: 'Hide the demo scenarios',
  isShown: 'You see it now.',
});

/** What each state of the demo shows. */
export const scenarios = catalogue('demo.scenarios', {
  busy: 'Many members and posts.',
  fresh: 'A new member, without friends and posts.',
  slow: 'Each answer takes two seconds.',
  failing: 'No change can be saved.',
  'signed-out': 'Nobody is logged in.',
  'slow-upload': 'Pictures take ten seconds.',
  'failing-part': 'Pictures arrive with the third try.',
  offline: 'No change finds the network.',
  moderator: 'A member who looks after reports.',
  organizer: 'A member who makes tournaments, events and rewards.',
});
