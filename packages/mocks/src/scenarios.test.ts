import { expect, it } from 'vitest';
import { FakeStorage } from '../testing/fakeStorage.ts';
import { PLANS, scenarioFrom, SCENARIOS, unknownScenario } from './scenarios.ts';

it.each(['nonsense', 'BUSY', '', '__proto__', 'toString'])('takes the busy scenario for “%s”', (name) => {
  const tab = new FakeStorage();
  expect(scenarioFrom(`?scenario=${name}`, tab)).toBe('busy');
  expect(scenarioFrom('', tab)).toBe('busy');
});

it.each([
  ['?scenario=nonsense', 'nonsense'],
  ['?scenario=BUSY', 'BUSY'],
  ['?scenario=__proto__', '__proto__'],
  ['?scenario=', ''],
  ['?scenario=fresh', undefined],
  ['?other=nonsense', undefined],
  ['', undefined],
])('tells of “%s” whether there is no such scenario: %j', (search, name) => {
  expect(unknownScenario(search)).toBe(name);
});

it('takes the busy scenario when none is asked for', () => {
  expect(scenarioFrom('?next=%2F', new FakeStorage())).toBe('busy');
  expect(scenarioFrom('', undefined)).toBe('busy');
});

it('works where the tab stores nothing', () => {
  const tab = new FakeStorage();
  tab.isBlocked = true;
  expect(scenarioFrom('?scenario=fresh', tab)).toBe('fresh');
  expect(scenarioFrom('', tab)).toBe('busy');
  expect(scenarioFrom('?scenario=fresh', undefined)).toBe('fresh');
});

it.each(SCENARIOS)('remembers the scenario “%s” for this tab', (scenario) => {
  const tab = new FakeStorage();
  expect(scenarioFrom(`?scenario=${scenario}&x=1`, tab)).toBe(scenario);
  expect(scenarioFrom('', tab)).toBe(scenario);
  expect(scenarioFrom('?other=1', tab)).toBe(scenario);
});

it('goes back to the busy scenario when asked to', () => {
  const tab = new FakeStorage();
  scenarioFrom('?scenario=failing', tab);
  expect(scenarioFrom('?scenario=busy', tab)).toBe('busy');
  expect(scenarioFrom('', tab)).toBe('busy');
});

it('waits two seconds for each answer only in the slow scenario', () => {
  expect(SCENARIOS.filter((name) => PLANS[name].delayMs !== 0)).toEqual(['slow']);
  expect(PLANS.slow.delayMs).toBe(2000);
});

it('waits for files only in the scenario of slow ones', () => {
  expect(SCENARIOS.filter((name) => PLANS[name].trouble?.uploadMs)).toEqual(['slow-upload']);
});
