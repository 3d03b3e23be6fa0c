import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { composerMachine, type Delivery, type Draft } from './composerMachine.ts';
import { ideas } from '../../../words/en/composer.ts';

const { gratefulStarter: GRATEFUL, helpStarter: HELP } = ideas.messages;
const STARTERS = { grateful: GRATEFUL, help: HELP };
const EMPTY: Draft = { text: '', templateId: undefined, privacy: 'friends' };

function startComposer({
  draft = EMPTY,
  hasAgreed = false,
  asksFirst = true,
  deliver = () => Promise.resolve(false),
} = {}) {
  const sent = vi.fn((_: { input: Delivery }) => deliver());
  const persistDraft = vi.fn();
  const said: string[] = [];
  const composer = createActor(
    composerMachine.provide({
      actors: { deliver: fromPromise<boolean, Delivery>(({ input }) => sent({ input })) },
      guards: { asksFirst: () => asksFirst },
      actions: {
        persistDraft: (_, params) => persistDraft(params.draft),
        persistAgreement: () => said.push('agreed'),
        sayStarter: (_, { change }) => said.push(change),
        sayEveryone: () => said.push('everyone'),
        sayShared: () => said.push('shared'),
        sayFailed: () => said.push('failed'),
      },
    }),
    { input: { draft, hasAgreed } },
  ).start();
  const type = (text: string) => composer.send({ type: 'text.changed', text });
  const context = () => composer.getSnapshot().context;
  const press = (id: 'grateful' | 'help') => {
    const before = context().templateId as keyof typeof STARTERS | undefined;
    const starterBefore = before ? STARTERS[before] : '';
    composer.send({ type: 'template.pressed', id, starter: STARTERS[id], starterBefore });
  };
  return { composer, sent, persistDraft, said, type, press, context };
}

describe('a post without words', () => {
  it.each(['', '   ', '\n\t'])('is not sent: %j', (text) => {
    const { composer, sent, type } = startComposer();
    type(text);
    composer.send({ type: 'submitted' });
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a post for everyone', () => {
  it('is asked about before it is sent the first time', () => {
    const { composer, sent, type } = startComposer();
    type('Hello');
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    composer.send({ type: 'submitted' });
    expect(composer.getSnapshot().hasTag('asking')).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent at once for a member who does not want to be asked', () => {
    const { composer, sent } = startComposer({
      draft: { ...EMPTY, text: 'Hello', privacy: 'public' },
      asksFirst: false,
    });
    composer.send({ type: 'submitted' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stays with the member who decides against it', () => {
    const { composer, sent, type, context } = startComposer();
    type('Hello');
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    composer.send({ type: 'submitted' });
    composer.send({ type: 'cancelled' });
    expect(context()).toMatchObject({ text: 'Hello', privacy: 'public' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent after the member agrees, and the agreement is stored', () => {
    const { composer, sent, type, said } = startComposer();
    type('Hello');
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    composer.send({ type: 'submitted' });
    composer.send({ type: 'confirmed' });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(said).toContain('agreed');
  });

  it('is not asked about again', () => {
    const { composer, sent, type } = startComposer({ hasAgreed: true });
    type('Hello');
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    composer.send({ type: 'submitted' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is spoken of once for each change to it', () => {
    const { composer, said } = startComposer();
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    composer.send({ type: 'privacy.chosen', privacy: 'public' });
    expect(said).toEqual(['everyone']);
  });
});

describe('sharing', () => {
  it('keeps words, template and privacy when it fails, and can be tried again', async () => {
    const { composer, sent, said, context } = startComposer({
      draft: { text: 'Hello', templateId: 'help', privacy: 'friends' },
      deliver: () => Promise.reject(new Error('no')),
    });
    composer.send({ type: 'submitted' });
    await waitFor(composer, (state) => state.hasTag('failed'));
    expect(context()).toMatchObject({ text: 'Hello', templateId: 'help', privacy: 'friends' });
    expect(said).toEqual(['failed']);
    composer.send({ type: 'submitted' });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('clears words and template once it is done, and says so', async () => {
    const { composer, said, context } = startComposer({
      draft: { text: 'Hello', templateId: 'help', privacy: 'friends' },
    });
    composer.send({ type: 'submitted' });
    await waitFor(composer, (state) => state.hasTag('sent'));
    expect(context()).toMatchObject({ text: '', templateId: undefined, undo: undefined });
    expect(said).toEqual(['shared']);
  });

  it('sends once, whatever is pressed meanwhile', () => {
    const { composer, sent, press, context } = startComposer({ draft: { ...EMPTY, text: 'Hello' } });
    composer.send({ type: 'submitted' });
    composer.send({ type: 'submitted' });
    press('grateful');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ input: { ...EMPTY, text: 'Hello', without: [] } });
    expect(context().text).toBe('Hello');
  });
});

describe('templates', () => {
  it('put their starter into an empty post', () => {
    const { press, said, context } = startComposer();
    press('grateful');
    expect(context()).toMatchObject({ text: GRATEFUL, templateId: 'grateful' });
    expect(said).toEqual(['added']);
  });

  it('go in front of words that are there', () => {
    const { type, press, context } = startComposer();
    type('my dog');
    press('grateful');
    expect(context().text).toBe(`${GRATEFUL}my dog`);
  });

  it('take each other’s place and keep the words', () => {
    const { type, press, context } = startComposer();
    press('grateful');
    type(`${GRATEFUL}my dog`);
    press('help');
    expect(context()).toMatchObject({ text: `${HELP}my dog`, templateId: 'help' });
  });

  it('take an untouched starter away when pressed again', () => {
    const { press, said, context } = startComposer();
    press('grateful');
    press('grateful');
    expect(context()).toMatchObject({ text: '', templateId: undefined });
    expect(said).toEqual(['added', 'removed']);
  });

  it('never take typed words away', () => {
    const { type, press, said, context } = startComposer();
    press('grateful');
    type(`${GRATEFUL}my dog`);
    press('grateful');
    expect(context()).toMatchObject({ text: `${GRATEFUL}my dog`, templateId: undefined });
    expect(said).toEqual(['added', 'kept']);
  });

  it('can be undone', () => {
    const { composer, type, press, context } = startComposer();
    type('my dog');
    press('grateful');
    composer.send({ type: 'undone' });
    expect(context()).toMatchObject({ text: 'my dog', templateId: undefined, undo: undefined });
  });
});

describe('a draft that comes in after the first render', () => {
  const stored: Draft = { text: 'stored', templateId: 'help', privacy: 'public' };

  it('stays away from words that are typed already', () => {
    const { composer, type, context } = startComposer();
    type('typed');
    composer.send({ type: 'restored', draft: stored, hasAgreed: true });
    expect(context()).toMatchObject({ text: 'typed', privacy: 'friends', hasAgreed: true });
  });

  it('is there as it was', () => {
    const { composer, persistDraft, context } = startComposer();
    composer.send({ type: 'restored', draft: stored, hasAgreed: false });
    expect(context()).toMatchObject(stored);
    expect(persistDraft).not.toHaveBeenCalled();
  });
});

it('gives every change away to be stored', () => {
  const { type, press, persistDraft } = startComposer();
  type('Hi');
  press('grateful');
  expect(persistDraft).toHaveBeenLastCalledWith({
    text: `${GRATEFUL}Hi`,
    templateId: 'grateful',
    privacy: 'friends',
  });
});
