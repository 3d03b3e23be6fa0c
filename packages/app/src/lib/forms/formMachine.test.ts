import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Notice } from '../notices/notices.ts';
import { formMachine, type FieldError, type FormErrors, type FormRules } from './formMachine.ts';

const rejection = (
  field: string,
  focus: 'summary' | 'field',
  error: Partial<FieldError> = {},
): FormErrors => ({
  notice: { title: 'Title', text: field, tone: 'destructive' },
  errors: [{ field, message: `Fix ${field}.`, ...error }],
  focus,
});

const rulesWith = (error: Partial<FieldError>): FormRules => ({
  check: ({ name }) => (name === '' ? rejection('name', 'summary') : undefined),
  explain: () => rejection('color', 'field', error),
});

const unsaved: Notice = { title: 'More', text: 'unsaved', tone: 'success' };

function startForm(
  deliver: () => Promise<void> = () => Promise.resolve(),
  error: Partial<FieldError> = {},
  rules: Partial<FormRules> = {},
) {
  const sent = vi.fn(deliver);
  const notify = vi.fn();
  const persistDraft = vi.fn();
  const finish = vi.fn();
  const form = createActor(
    formMachine.provide({
      actors: { deliver: fromPromise(sent) },
      actions: {
        notify: (_, { notice }) => notify(notice?.text),
        persistDraft: (_, { values }) => persistDraft(values),
        finish: (_, { values }) => finish(values),
      },
    }),
    { input: { rules: { ...rulesWith(error), ...rules }, values: { name: '', color: '' } } },
  ).start();
  return { form, sent, notify, persistDraft, finish };
}

describe('a form', () => {
  it('sends nothing while a needed answer is missing, and says which', () => {
    const { form, sent, notify } = startForm();
    form.send({ type: 'submitted' });
    expect(sent).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledExactlyOnceWith('name');
    expect(form.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { errors: [{ field: 'name' }], focus: 'summary', rejections: 1 },
    });
  });

  it('counts every error response, so that each one is led to', () => {
    const { form } = startForm();
    form.send({ type: 'submitted' });
    form.send({ type: 'submitted' });
    expect(form.getSnapshot().context.rejections).toBe(2);
  });

  it('takes an error away quietly once its answer changes', () => {
    const { form, notify } = startForm();
    form.send({ type: 'submitted' });
    form.send({ type: 'field.changed', field: 'color', value: 'blue' });
    expect(form.getSnapshot().context.errors).toHaveLength(1);
    form.send({ type: 'field.changed', field: 'name', value: 'Sam' });
    expect(form.getSnapshot().context.errors).toEqual([]);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('takes an error about the whole form away with any change', async () => {
    const { form } = startForm(() => Promise.reject(new Error('no')), { isAboutForm: true });
    form.send({ type: 'filled', values: { name: 'Sam' } });
    form.send({ type: 'submitted' });
    await waitFor(form, (state) => state.matches('refused'));
    form.send({ type: 'field.changed', field: 'name', value: 'Kim' });
    expect(form.getSnapshot().context.errors).toEqual([]);
  });

  it('keeps every answer when the call is refused', async () => {
    const { form, notify } = startForm(() => Promise.reject(new Error('no')));
    form.send({ type: 'filled', values: { name: 'Sam', color: 'blue' } });
    form.send({ type: 'submitted' });
    await waitFor(form, (state) => state.matches('refused'));
    expect(form.getSnapshot().context).toMatchObject({
      values: { name: 'Sam', color: 'blue' },
      errors: [{ field: 'color' }],
      focus: 'field',
    });
    expect(notify).toHaveBeenCalledExactlyOnceWith('color');
  });

  it('sends once, however often it is pressed', async () => {
    const { form, sent, finish } = startForm();
    form.send({ type: 'filled', values: { name: 'Sam' } });
    form.send({ type: 'submitted' });
    form.send({ type: 'submitted' });
    expect(form.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(form, (state) => state.matches('done'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(finish).toHaveBeenCalledExactlyOnceWith({ name: 'Sam', color: '' });
  });

  it('lets the member type on while it is sending', () => {
    const { form } = startForm();
    form.send({ type: 'filled', values: { name: 'Sam' } });
    form.send({ type: 'submitted' });
    form.send({ type: 'field.changed', field: 'color', value: 'red' });
    expect(form.getSnapshot()).toMatchObject({ value: 'submitting', context: { values: { color: 'red' } } });
  });

  it('stays open for what was typed while it was saved, stores it again and says so', async () => {
    const { form, finish, notify, persistDraft } = startForm(undefined, {}, { unsaved });
    form.send({ type: 'filled', values: { name: 'Sam' } });
    form.send({ type: 'submitted' });
    form.send({ type: 'field.changed', field: 'color', value: 'red' });
    await waitFor(form, (state) => state.matches('editing'));
    expect(finish).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledExactlyOnceWith('unsaved');
    expect(persistDraft).toHaveBeenCalledTimes(3);
    expect(persistDraft).toHaveBeenLastCalledWith({ name: 'Sam', color: 'red' });
    form.send({ type: 'submitted' });
    await waitFor(form, (state) => state.matches('done'));
    expect(finish).toHaveBeenCalledExactlyOnceWith({ name: 'Sam', color: 'red' });
  });

  it('leads on whatever was typed while it was sent, where nothing of it is saved', async () => {
    const { form, finish } = startForm();
    form.send({ type: 'filled', values: { name: 'Sam' } });
    form.send({ type: 'submitted' });
    form.send({ type: 'field.changed', field: 'color', value: 'red' });
    await waitFor(form, (state) => state.matches('done'));
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it('gives every change away to be stored', () => {
    const { form, persistDraft } = startForm();
    form.send({ type: 'field.changed', field: 'name', value: 'S' });
    expect(persistDraft).toHaveBeenCalledExactlyOnceWith({ name: 'S', color: '' });
  });
});
