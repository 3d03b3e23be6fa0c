import { PUSH_KEY } from '@friendbase/contract/fixtures';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { afterEach, beforeEach, vi } from 'vitest';
import { controlNetwork } from './testNetwork.ts';

interface OpenedDemo {
  network: ReturnType<typeof controlNetwork>;
  /** Closes it, and opens another one within a test. */
  reopen: (scenario: Scenario) => Promise<void>;
}

/** Opens the demo community for each test of a file, behind a network that the test controls, and closes it again. */
export function demoForEach(scenario: Scenario = 'busy'): OpenedDemo {
  let demo: Demo;
  const open = async (of: Scenario) => {
    demo = await startDemo({ scenario: of, pushKey: PUSH_KEY });
    opened.network = controlNetwork();
  };
  const close = () => {
    vi.unstubAllGlobals();
    return demo.stop();
  };
  const opened = {
    reopen: async (of) => {
      await close();
      await open(of);
    },
  } as OpenedDemo;
  beforeEach(() => open(scenario));
  afterEach(close);
  return opened;
}
