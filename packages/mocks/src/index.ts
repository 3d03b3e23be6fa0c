export { startDemo } from './browser.ts';
export type { Demo, DemoOptions } from './browser.ts';
export type { StoredMail as DemoMail } from './store.ts';
export { browserDatabases } from './persistentStore.ts';
export type { Trouble } from './persistentStore.ts';
export { forgetScenario, scenarioFrom, SCENARIOS, unknownScenario } from './scenarios.ts';
export type { Scenario } from './scenarios.ts';
