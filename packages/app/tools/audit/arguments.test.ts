import { describe, expect, it } from 'vitest';
import { HELP, readArguments } from './arguments.ts';
import { storiesIn, storiesNamed } from './stories.ts';
import { WrongCall } from './wrongCall.ts';

const stories = storiesIn({
  entries: Object.fromEntries(
    [
      { id: 'kit-button--primary', title: 'Kit/Button', name: 'Primary' },
      { id: 'kit-buttonlink--told', title: 'Kit/ButtonLink', name: 'Told', tags: ['play-fn'] },
      { id: 'screens-home--busy', title: 'Screens/Home', name: 'Busy' },
      { id: 'start--docs', title: 'Start', name: 'Docs', type: 'docs' },
    ].map((entry) => [entry.id, { type: 'story', importPath: './packages/a.stories.tsx', ...entry }]),
  ),
});

describe('a call of the audit', () => {
  it.each([
    [['--route', '/nowhere'], 'There is no route "/nowhere". There are: /, /friends,'],
    [['--mode', 'purple'], 'There is no mode "purple". There are: all, light, dark,'],
    [['--stories', '--mode', 'purple'], 'There is no mode "purple".'],
    [['--route', '/friends', '--story', 'Kit/Button'], 'Choose one of --route and --story.'],
    [['--story', 'Kit/Button', '--stories'], 'Choose one of --story and --stories.'],
    [['--changed', '--route', '/'], 'Choose one of --route and --changed.'],
    [['everything'], 'What is "everything"? There is: statement.'],
    [['--changed', 'main', 'more'], 'What is "main more"?'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j says what there is instead', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(WrongCall);
    expect(() => readArguments(args)).toThrow(sentence);
  });

  it.each(['Kit/Buton', 'Button', ''])(
    'of the story "%s", which there is not, says which there are',
    (name) => {
      expect(() => storiesNamed([name], stories)).toThrow(
        `There is no story "${name}". There are: Kit/Button, Kit/ButtonLink, Screens/Home.`,
      );
    },
  );

  it('without any words is of every route in every mode', () => {
    expect(readArguments([])).toEqual({
      task: 'audit',
      wanted: { what: 'routes', route: undefined },
      mode: undefined,
      isContinued: false,
      out: undefined,
    });
  });

  it.each([
    [['--route', '/friends'], { what: 'routes', route: '/friends' }],
    [['--story', 'Kit/Button', '--story', 'Games'], { what: 'stories', names: ['Kit/Button', 'Games'] }],
    [['--stories'], { what: 'stories', names: undefined }],
    [['--changed'], { what: 'changed', since: undefined }],
    [['--changed', 'HEAD~1'], { what: 'changed', since: 'HEAD~1' }],
  ])('%j is of a part, in the light theme unless a mode is asked for', (args, wanted) => {
    expect(readArguments(args)).toMatchObject({ wanted, mode: 'light' });
    expect(readArguments([...args, '--mode', 'dark']).mode).toBe('dark');
    expect(readArguments([...args, '--mode', 'all']).mode).toBeUndefined();
  });

  it('finds stories by the beginning of their title or id, without pages of documentation', () => {
    const namesOf = (...names: string[]) => storiesNamed(names, stories).map(({ name }) => name);
    expect(namesOf('Kit/Button')).toEqual(['Kit/Button, Primary', 'Kit/ButtonLink, Told']);
    expect(namesOf('kit-button--primary', 'screens')).toEqual(['Kit/Button, Primary', 'Screens/Home, Busy']);
    expect(stories.map(({ isPlayed }) => isPlayed)).toEqual([false, true, false]);
  });

  it('that asks for help gets every option', () => {
    expect(readArguments(['--help']).task).toBe('help');
    for (const option of [
      '--route',
      '--story',
      '--stories',
      '--changed',
      '--mode',
      '--continue',
      '--out',
      'statement',
    ])
      expect(HELP).toContain(option);
  });
});
