import { useSayWords, type FieldProblem } from '@friendbase/ui-kit';
import { useState, type RefObject } from 'react';
import type { FieldError } from '../../lib/forms/formMachine.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import type { useForm } from '../../lib/forms/useForm.ts';
import { useServices } from '../../lib/page/services.ts';
import type { SignUpField } from './signUpReason.ts';
import { signUpRules } from './signUpRules.ts';
import { firstOpenStep, LAST_STEP, problemsOfStep, SIGN_UP_STEPS, stepOf } from './signUpSteps.ts';

export type SignUpFormState = ReturnType<typeof useForm<SignUpField>>;

export interface SignUpSteps {
  /** All answers are in view at once. */
  isWhole: boolean;
  toggleWhole: () => void;
  /** The step on show, from 0. */
  step: number;
  isLast: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The form, whose fields say what keeps from the next step. */
  form: SignUpFormState;
  /** What is to be fixed in what is in view, and a number that changes each time that a step is refused. */
  problems: FieldProblem[];
  problemsKey: number;
  /** Goes on, or sends the form. */
  submit: () => void;
  goTo: (step: number) => void;
}

/**
 * A sign-up in steps, one thing in each. In a page of its own it is whole, as it is without a script, so that nothing changes
 * when the script comes.
 */
export function useSignUpSteps(form: SignUpFormState): SignUpSteps {
  const { visitor } = useServices();
  const say = useSayWords();
  const [isWhole, setIsWhole] = useState(visitor.form === 'sign-up');
  const [step, setStep] = useState(() => firstOpenStep(form.values));
  const [refused, setRefused] = useState<{ errors: FieldError<SignUpField>[]; values: typeof form.values }>();
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [moves, setMoves] = useState(0);
  // A step that somebody goes to says how far they are. An error has the focus at its field.
  const heading = useReadInstead<HTMLHeadingElement>(moves);
  useErrorStep(form, isWhole, setStep);
  const show = (next: number) => {
    setRefused(undefined);
    setStep(next);
  };
  const goTo = (next: number) => {
    show(next);
    setMoves(moves + 1);
  };
  const next = () => {
    const errors = problemsOfStep(step, form.values);
    if (errors.length === 0) return goTo(step + 1);
    setRefused({ errors, values: form.values });
    setRefusedTimes(refusedTimes + 1);
  };
  const send = () => {
    const wrong = signUpRules.check(form.values)?.errors[0];
    if (wrong) show(stepOf(wrong.field));
    form.submit();
  };
  // An error goes away once its answer changes.
  const left = refused?.errors.filter(({ field }) => refused.values[field] === form.values[field]) ?? [];
  const inView = new Set<string>(SIGN_UP_STEPS[step]?.map((field) => form.field(field).id));
  const isAboutForm = form.errors.some((error) => error.isAboutForm);
  const ofForm = form.summary.filter(({ fieldId }) => isWhole || isAboutForm || inView.has(fieldId));
  const ofStep = left.map(({ field, message }) => ({ fieldId: form.field(field).id, message: say(message) }));
  return {
    isWhole,
    toggleWhole: () => {
      setIsWhole(!isWhole);
      show(firstOpenStep(form.values));
    },
    step,
    isLast: step === LAST_STEP,
    heading,
    form: {
      ...form,
      field: (name) => {
        const own = form.field(name);
        const error = left.find(({ field }) => field === name);
        return { ...own, errorMessage: own.errorMessage ?? (error && say(error.message)) };
      },
    },
    problems: isWhole ? ofForm : [...ofStep, ...ofForm],
    problemsKey: form.summaryKey + refusedTimes,
    submit: isWhole ? form.submit : step === LAST_STEP ? send : next,
    goTo,
  };
}

/** The answer that the server refuses is in view before the focus goes there. */
function useErrorStep(form: SignUpFormState, isWhole: boolean, show: (step: number) => void): void {
  const [wasBusy, setWasBusy] = useState(form.isBusy);
  if (wasBusy === form.isBusy) return;
  setWasBusy(form.isBusy);
  const [error] = form.errors;
  if (wasBusy && error && !error.isAboutForm && !isWhole) show(stepOf(error.field));
}
