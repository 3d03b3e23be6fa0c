export const DEMO = {
  reset: 'Reset demo',
  ask: 'Reset the demo?',
  effect: 'This is a demo. Everything stays in this browser. If you reset it, all you wrote here is deleted.',
  confirm: 'Reset demo',
  cancel: 'Keep it',
} as const;
