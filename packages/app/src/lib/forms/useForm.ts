import { useIsHydrated, useSayWords } from '@friendbase/ui-kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { formMachine, type FieldError, type FormRules, type FormValues } from './formMachine.ts';
import { useServices } from '../page/services.ts';
import { typedInto } from './typedInto.ts';
import { useAfterHydration } from '../hydration/useAfterHydration.ts';
import type { VisitorStart } from '../page/visitorStart.ts';
import { useErrorTitle } from '../page/windowTitle.tsx';

interface FormOptions<Field extends string> {
  /** Begins the id of every field, so that two forms on one page do not share ids. */
  name: string;
  rules: FormRules<Field>;
  initialValues: FormValues<Field>;
  /** What a server has rendered into the form after it was posted: wins over what the device stores. */
  start?: Pick<VisitorStart, 'values' | 'errors'>;
  /** What this device stores of the answers. */
  readPersisted?: () => FormValues<Field>;
  deliver: (values: FormValues<Field>) => Promise<void>;
  onDone?: (values: FormValues<Field>) => void;
  onChange?: (values: FormValues<Field>) => void;
}

interface FieldProps {
  id: string;
  name: string;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
}

/** One form of the screen: what its fields show, what went wrong, and how to change and send it. */
export function useForm<Field extends string>({
  name,
  rules,
  initialValues,
  start,
  readPersisted = () => initialValues,
  deliver,
  onDone,
  onChange,
}: FormOptions<Field>) {
  const { notify } = useServices();
  const isHydrated = useIsHydrated();
  const isPosted = start?.values !== undefined;
  const [firstValues] = useState(() => {
    if (isPosted) return { ...initialValues, ...start.values };
    return isHydrated ? readPersisted() : initialValues;
  });
  const form = useActorRef(
    formMachine.provide({
      actors: {
        deliver: fromPromise<void, FormValues>(({ input }) => deliver(input as FormValues<Field>)),
      },
      actions: {
        notify: (_, { notice }) => notice && notify(notice),
        persistDraft: (_, { values }) => onChange?.(values as FormValues<Field>),
        finish: (_, { values }) => onDone?.(values as FormValues<Field>),
      },
    }),
    { input: { rules, values: firstValues, errors: start?.errors } },
  );
  const values = useSelector(form, ({ context }) => context.values) as FormValues<Field>;
  const errors = useSelector(form, ({ context }) => context.errors) as FieldError<Field>[];
  const focus = useSelector(form, ({ context }) => context.focus);
  const rejections = useSelector(form, ({ context }) => context.rejections);
  const isBusy = useSelector(form, (state) => state.hasTag('busy'));
  const say = useSayWords();
  const idOf = (field: Field) => `${name}-${field}`;

  useAfterHydration(() => {
    const stored: FormValues<Field> = isPosted ? firstValues : readPersisted();
    const found = (Object.keys(stored) as Field[])
      .map((field) => [field, typedInto(idOf(field)) ?? stored[field]] as const)
      // What is as it was keeps its error.
      .filter(([field, text]) => text !== values[field]);
    if (found.length > 0) form.send({ type: 'filled', values: Object.fromEntries(found) as FormValues });
  });

  const leadToField = useEffectEvent(() => {
    const [error] = errors;
    if (focus === 'field' && error) document.getElementById(idOf(error.field))?.focus();
  });
  // Each error response moves the focus once; what is fixed afterwards does not.
  useEffect(() => {
    if (rejections > 0) leadToField();
  }, [rejections]);

  useErrorTitle(errors.length > 0);

  return {
    values,
    errors,
    isBusy,
    /** Changes with each error response whose errors are to be read as a list. */
    summaryKey: focus === 'summary' ? rejections : 0,
    /** Empty where the focus goes straight to the one field to change, which has the words. */
    summary:
      focus === 'summary'
        ? errors.map(({ field, message }) => ({ fieldId: idOf(field), message: say(message) }))
        : [],
    field: (field: Field): FieldProps => {
      const error = errors.find((one) => one.field === field && !one.isAboutForm);
      return {
        id: idOf(field),
        name: field,
        value: values[field],
        errorMessage: error && say(error.message),
        onChange: (value) => form.send({ type: 'field.changed', field, value }),
      };
    },
    fill: (some: Partial<FormValues<Field>>) => form.send({ type: 'filled', values: some as FormValues }),
    submit: () => form.send({ type: 'submitted' }),
  };
}
