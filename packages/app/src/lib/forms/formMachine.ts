import type { Words } from '@friendbase/ui-kit/words';
import { assign, fromPromise, setup } from 'xstate';
import type { Notice } from '../notices/notices.ts';

/** The answers of a form by field name. A field that is not typed into holds an empty text. */
export type FormValues<Field extends string = string> = Record<Field, string>;

export interface FieldError<Field extends string = string> {
  /** The answer to change; of an error about the whole form, where to begin. */
  field: Field;
  message: Words;
  /** The words stand in the summary alone, and go with the next change of any answer. */
  isAboutForm?: boolean;
}

/** Why a form was not accepted, and where the member is led. */
export interface FormErrors<Field extends string = string> {
  /** The toast; none where only the field has something to say. */
  notice: Notice | undefined;
  errors: FieldError<Field>[];
  /** `summary`: the list of all errors. `field`: straight to the one field that has to change. */
  focus: 'summary' | 'field';
}

/** What one form knows about its fields: its checks before sending, and its words for a refused call. */
export interface FormRules<Field extends string = string> {
  check(values: FormValues<Field>): FormErrors<Field> | undefined;
  explain(error: unknown): FormErrors<Field>;
  /** What is said where more was typed while it was being saved: the form stays open. None of a form that leads on. */
  unsaved?: Notice;
}

interface FormContext {
  rules: FormRules;
  values: FormValues;
  /** What was sent last. */
  sent?: FormValues;
  errors: FieldError[];
  focus: 'summary' | 'field';
  /** Counts error responses, so that each one moves focus again. */
  rejections: number;
}

type FormEvent =
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'filled'; values: FormValues }
  | { type: 'submitted' };

const persistDraft = {
  type: 'persistDraft',
  params: ({ context }: { context: FormContext }) => ({ values: context.values }),
} as const;
const change = [
  {
    type: 'change',
    params: ({ event }: { event: { field: string; value: string } }) => ({
      values: { [event.field]: event.value },
    }),
  },
  persistDraft,
] as const;
const fill = [
  { type: 'change', params: ({ event }: { event: { values: FormValues } }) => event },
  persistDraft,
] as const;

type Explain<Args> = (args: Args) => FormErrors | undefined;
const refuseWith = <Args>(explain: Explain<Args>) => [
  { type: 'refuse' as const, params: (args: Args) => ({ rejection: explain(args) }) },
  { type: 'notify' as const, params: (args: Args) => ({ notice: explain(args)?.notice }) },
];

/**
 * One form: editing, submitting, refused, done. Nothing typed is lost by an error response, and an error goes away
 * quietly once its field changes. `deliver`, `notify`, `persistDraft` and `finish` are provided by the view.
 */
export const formMachine = setup({
  types: {} as {
    context: FormContext;
    events: FormEvent;
    input: { rules: FormRules; values: FormValues; errors?: FieldError[] | undefined };
    tags: 'busy';
  },
  actors: {
    deliver: fromPromise<void, FormValues>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    notify: (_, _params: { notice: Notice | undefined }) => {},
    persistDraft: (_, _params: { values: FormValues }) => {},
    finish: (_, _params: { values: FormValues }) => {},
    change: assign(({ context }, { values }: { values: FormValues }) => ({
      values: { ...context.values, ...values },
      errors: context.errors.filter(({ field, isAboutForm }) => !isAboutForm && !(field in values)),
    })),
    clearErrors: assign({ errors: [] }),
    rememberSent: assign(({ context }) => ({ sent: context.values })),
    refuse: assign(({ context }, { rejection }: { rejection: FormErrors | undefined }) => ({
      errors: rejection?.errors ?? [],
      focus: rejection?.focus ?? context.focus,
      rejections: context.rejections + 1,
    })),
  },
  guards: {
    isRefused: ({ context }) => context.rules.check(context.values) !== undefined,
    isUnsaved: ({ context: { rules, values, sent } }) =>
      rules.unsaved !== undefined && JSON.stringify(values) !== JSON.stringify(sent),
  },
}).createMachine({
  context: ({ input: { rules, values, errors = [] } }) => ({
    rules,
    values,
    errors,
    focus: 'summary',
    rejections: 0,
  }),
  initial: 'editing',
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      entry: 'rememberSent',
      // Typing goes on while the call is on its way; a second press sends nothing.
      on: { submitted: {} },
      invoke: {
        src: 'deliver',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: 'isUnsaved',
            target: 'editing',
            actions: [
              'clearErrors',
              { type: 'notify', params: ({ context }) => ({ notice: context.rules.unsaved }) },
              // Once more: what was saved may have taken the place of it.
              persistDraft,
            ],
          },
          { target: 'done', actions: 'clearErrors' },
        ],
        onError: {
          target: 'refused',
          actions: refuseWith(({ context, event }: { context: FormContext; event: { error: unknown } }) =>
            context.rules.explain(event.error),
          ),
        },
      },
    },
    refused: {
      on: {
        'field.changed': { target: 'editing', actions: change },
        filled: { target: 'editing', actions: fill },
      },
    },
    done: {
      entry: { type: 'finish', params: ({ context }) => ({ values: context.values }) },
    },
  },
  on: {
    'field.changed': { actions: change },
    filled: { actions: fill },
    submitted: [
      {
        guard: 'isRefused',
        target: '.refused',
        actions: refuseWith(({ context }: { context: FormContext }) => context.rules.check(context.values)),
      },
      { target: '.submitting' },
    ],
  },
});
