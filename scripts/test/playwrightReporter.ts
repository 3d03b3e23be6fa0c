import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { reportTally } from './tally.ts';

/**
 * Counts the cases of all Playwright projects. A case that was skipped or never reached counts as failed,
 * and so does each error outside the cases, such as a file that cannot be loaded.
 */
export default class PlaywrightTally implements Reporter {
  #cases: TestCase[] = [];
  #errors = 0;

  onBegin(...[, suite]: Parameters<NonNullable<Reporter['onBegin']>>): void {
    this.#cases = suite.allTests();
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd({ status }: FullResult): void {
    const passed = this.#cases.filter((one) => one.outcome() === 'expected').length;
    // Without cases every further error says the same: nothing ran.
    const errors = this.#cases.length === 0 ? 1 : this.#errors;
    const failed = this.#cases.length - passed + errors;
    reportTally({ passed, failed: failed === 0 && status !== 'passed' ? 1 : failed });
  }

  printsToStdio(): boolean {
    return false;
  }
}
