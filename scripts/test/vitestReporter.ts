import type { Reporter, TestModule } from 'vitest/node';
import { reportTally, type Tally } from './tally.ts';

/** Counts the cases of all Vitest projects. */
export class VitestTally implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    reportTally(count(modules, unhandledErrors.length));
  };
}

/**
 * A case that did not run counts as failed: a skipped one proves nothing, and neither does one whose set-up
 * broke. A file that cannot be loaded, a broken set-up and an error nobody caught each count as one more.
 */
function count(modules: readonly TestModule[], unhandled: number): Tally {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = cases.filter((one) => one.result().state === 'passed').length;
  const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  const brokenSuites = suites.filter((suite) => suite.errors().length > 0).length;
  return { passed, failed: cases.length - passed + brokenFiles + brokenSuites + unhandled };
}
