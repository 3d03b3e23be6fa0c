export const DEMO = {
  label: 'Demo',
  text: 'This is a demo. Everything stays in this browser.',
  reset: 'Reset demo',
  ask: 'Reset the demo?',
  effect: 'Everything you wrote here is deleted. The demo starts over.',
  confirm: 'Reset demo',
  cancel: 'Keep it',
} as const;
