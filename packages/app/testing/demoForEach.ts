import { PUSH_KEY } from '@friendbase/contract/fixtures';
import { startDemo, type Demo, type DemoMail, type Scenario } from '@friendbase/mocks';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { controlNetwork } from './testNetwork.ts';

interface OpenedDemo {
  network: ReturnType<typeof controlNetwork>;
  /** Closes it, and opens another one within a test. */
  reopen: (scenario: Scenario) => Promise<void>;
}

let current: Demo | undefined;

/** What the demo of this test would have sent by mail, oldest first. */
export const sentMails = async (): Promise<DemoMail[]> => (await current?.mails()) ?? [];

/** Opens the demo community for each test of a file, behind a network that the test controls, and closes it again. */
export function demoForEach(scenario: Scenario = 'busy'): OpenedDemo {
  let demo: Demo;
  const open = async (of: Scenario) => {
    demo = await startDemo({ scenario: of, pushKey: PUSH_KEY });
    current = demo;
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
  beforeEach(async () => {
    await open(scenario);
    // After what a test itself has put between the page and the demo, which the test removes when it is finished.
    onTestFinished(close);
  });
  return opened;
}
