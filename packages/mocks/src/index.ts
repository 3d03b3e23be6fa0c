export { startDemo } from './browser.ts';
export type { Demo, DemoOptions } from './browser.ts';
export { browserDatabases } from './keeper.ts';
export type { Trouble } from './keeper.ts';
export { forgetScenario, scenarioFrom, SCENARIOS, unknownScenario } from './scenarios.ts';
export type { Scenario } from './scenarios.ts';
