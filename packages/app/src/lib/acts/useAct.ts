import { announce } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { actMachine } from './actMachine.ts';
import type { WritingCall } from '@friendbase/contract';
import { createContext, use } from 'react';

interface ActOptions<Input, Output> {
  /** Makes the call. Rejects where it was not done. */
  deliver: (input: Input) => Promise<Output>;
  /** Whether the member is asked before; by what was pressed, where it is a function. */
  asksFirst?: boolean | ((input: Input) => boolean);
  /** Called with the answer, also when the member has left the part that was pressed. */
  onDone?: (output: Output, input: Input) => void;
  /** Called with the reason, also when the member has left the part that was pressed. */
  onFailed?: (error: unknown, input: Input) => void;
  /** Why it failed, in words: they are said at once, after `onFailed`, and stand in `failure`. */
  failureOf?: (error: unknown) => string;
}

/** What a part shows of one act, and how to press it. */
export interface Act<Input> {
  press: (input: Input) => void;
  /** Answers the question: do it. */
  confirm: () => void;
  /** Answers the question: leave everything as it is. */
  cancel: () => void;
  /** Takes the outcome off the screen. */
  forget: () => void;
  isAsking: boolean;
  isBusy: boolean;
  isDone: boolean;
  isFailed: boolean;
  /** Why it failed. */
  error: unknown;
  /** The same in words, of an act that has them. */
  failure: string | undefined;
  /** What the last press was about. */
  input: Input | undefined;
}

/**
 * One press that calls once, with a question before it where it needs one. The outcome is told by `onDone` and
 * `onFailed`, not by the machine: that ends with the part that was pressed, and often the act itself removes this part.
 */
export function useAct<Input = void, Output = void>({
  deliver,
  asksFirst = false,
  onDone,
  onFailed,
  failureOf,
}: ActOptions<Input, Output>): Act<Input> {
  const [state, send] = useMachine(
    actMachine.provide({
      actors: {
        deliver: fromPromise<void, unknown>(async ({ input }) => {
          const given = input as Input;
          let output: Output;
          try {
            output = await deliver(given);
          } catch (error) {
            onFailed?.(error, given);
            if (failureOf) announce(failureOf(error), 'assertive');
            throw error;
          }
          onDone?.(output, given);
        }),
      },
      guards: {
        asksFirst: (_, { input }) =>
          typeof asksFirst === 'function' ? asksFirst(input as Input) : asksFirst,
      },
    }),
  );
  const isFailed = state.hasTag('failed');
  const { error } = state.context;
  return {
    press: (input) => send({ type: 'pressed', input }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
    forget: () => send({ type: 'forgotten' }),
    isAsking: state.hasTag('asking'),
    isBusy: state.hasTag('busy'),
    isDone: state.hasTag('done'),
    isFailed,
    error,
    failure: isFailed ? failureOf?.(error) : undefined,
    input: state.context.input as Input | undefined,
  };
}

/** Why a paused member cannot make a call, in words; undefined where they can, and for everybody else. */
export type WhyPaused = (call: WritingCall, input?: object) => string | undefined;

export const notPaused: WhyPaused = () => undefined;
export const WhyPausedContext = createContext(notPaused);

/** What blocks a button before it is pressed. The rules come when somebody is paused, and with nobody else's pages. */
export const useWhyPaused = (): WhyPaused => use(WhyPausedContext);
