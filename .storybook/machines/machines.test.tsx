import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { pathOf, restingStates, type DrawnMachine } from './diagram.ts';
import { lamp } from './fixture.ts';
import { MachineDiagram } from './MachineDiagram.tsx';

type StoryFile = { default: { parameters?: { machine?: DrawnMachine } } } & Record<string, unknown>;

const files = import.meta.glob<StoryFile>('../../packages/games/src/**/*.stories.tsx', { eager: true });
const machines = Object.entries(files).flatMap(([file, stories]) => {
  const machine = stories.default.parameters?.machine;
  return machine ? [{ file: file.replace(/^.*\/src\//, ''), stories, machine }] : [];
});

it('lead from each state in the drawing to its story, and by the list too', { tags: 'long' }, async () => {
  const machine = { logic: lamp, stories: { off: 'Off', 'lit.bright': 'Bright' } };
  const screen = await render(<MachineDiagram machine={machine} hrefOf={(story) => `?story=${story}`} />);
  await expect
    .element(screen.getByRole('link', { name: 'lit.bright' }))
    .toHaveAttribute('href', '?story=Bright');
  const drawn = () =>
    [...screen.container.querySelectorAll('svg a')].map((link) => link.getAttribute('href'));
  await expect.poll(drawn).toEqual(['?story=Off', '?story=Bright']);
});

it('are there for each activity', () => {
  const folders = machines.map(({ file }) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(['breathing', 'math', 'memory', 'numbers', 'story', 'wordGame']));
});

it.each(machines)('of $file has a story for each state it can rest in', ({ stories, machine }) => {
  const states = restingStates(machine.logic.root).map(pathOf);
  expect(new Set(Object.keys(machine.stories))).toEqual(new Set(states));
  expect(Object.values(machine.stories).filter((name) => !(name in stories))).toEqual([]);
});
