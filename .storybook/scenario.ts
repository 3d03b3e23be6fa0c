import { SCENARIOS, startDemo, type Scenario } from '@friendbase/mocks';

const isScenario = (value: unknown): value is Scenario => (SCENARIOS as readonly unknown[]).includes(value);

/**
 * Answers the calls of a story that names a `scenario` in its parameters, from a store of its own in memory.
 * `delayMs` says how long each answer of the slow scenario takes.
 */
export async function openScenario({ parameters }: { parameters: Record<string, unknown> }) {
  const { scenario, delayMs } = parameters;
  if (!isScenario(scenario)) return undefined;
  const demo = await startDemo({ scenario, ...(typeof delayMs === 'number' ? { delayMs } : {}) });
  return () => demo.stop();
}
