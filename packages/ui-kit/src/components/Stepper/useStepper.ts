import { useState, type KeyboardEvent } from 'react';
import { announce } from '../Announcer/announcer.ts';
import { useResultCount } from '../Announcer/useResultCount.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { numbers } from '../../words/en/numbers.ts';

interface StepperValue {
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  say: (value: number) => string;
}

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** The number of a stepper, as it is pressed and as it is typed: that counts once Enter is pressed or the focus leaves. */
export function useStepper({ value, least, most, onChange, say }: StepperValue) {
  const t = useWords(numbers);
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const tooFew = value <= least ? t('least', { value: say(least) }) : undefined;
  const tooMany = value >= most ? t('most', { value: say(most) }) : undefined;
  const range = t('range', { least: String(least), most: String(most) });
  const sayValue = useResultCount({ result: tooMany ?? tooFew ?? say(value) });
  const set = (next: number) => {
    setRefused(false);
    setTyped(undefined);
    onChange(Math.min(most, Math.max(least, next)));
    sayValue();
  };
  const step = (by: number) => set((readWhole(typed ?? '') ?? value) + by);
  const finishTyping = () => {
    if (typed === undefined) return;
    const number = readWhole(typed);
    if (number !== undefined) return set(number);
    setTyped(undefined);
    setRefused(true);
    announce(range);
  };
  return {
    text: typed ?? String(value),
    /** Why it goes no further down, or up. */
    tooFew,
    tooMany,
    /** What to write, after something that is no number. */
    errorMessage: isRefused ? range : undefined,
    onTyped: setTyped,
    finishTyping,
    step,
    onKeyDown: (event: KeyboardEvent) => {
      const by = STEPS.get(event.key);
      if (event.key === 'Enter') finishTyping();
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    },
  };
}

/** The whole number a person wrote, in any of the usual ways: “12”, “ 12 ”, “12.”; `undefined` if it is none. */
export function readWhole(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim().replace(/\.$/, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
