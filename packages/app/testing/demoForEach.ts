import { PUSH_KEY } from '@friendbase/contract/fixtures';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { afterEach, beforeEach, vi } from 'vitest';
import { controlNetwork } from './testNetwork.ts';

/** Opens the demo community for each test of a file, behind a network that the test controls, and closes it again. */
export function demoForEach(scenario: Scenario = 'busy') {
  let demo: Demo;
  const opened = {} as { network: ReturnType<typeof controlNetwork> };
  beforeEach(async () => {
    demo = await startDemo({ scenario, pushKey: PUSH_KEY });
    opened.network = controlNetwork();
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await demo.stop();
  });
  return opened;
}
