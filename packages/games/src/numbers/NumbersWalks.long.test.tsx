import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { initialTransition, transition, type EventFrom } from 'xstate';
import { numbersGame } from '../words/en/numbers.ts';
import { numbersMachine } from './machine.ts';
import { button, hidePage, openPage, status } from '../../testing/numbers/stage.tsx';
import { mainActionOf, statusOf, type NumbersSnapshot } from './status.ts';
import { inputFor, numbersWalks } from '../../testing/numbers/walks.ts';

type NumbersEvent = EventFrom<typeof numbersMachine>;
type Opened = Awaited<ReturnType<typeof openPage>>;

const WORDS = numbersGame.messages;

/** Whether the view offers this event in that state. */
function isOffered(snapshot: NumbersSnapshot, { type }: NumbersEvent): boolean {
  const isNext = mainActionOf(snapshot).key === 'nextNumber';
  if (snapshot.matches('finished')) return type === 'playAgain.pressed';
  if (type === 'watch.pressed') return !isNext;
  if (type === 'next.pressed') return isNext;
  if (type === 'finish.pressed') return snapshot.matches('round');
  return type !== 'playAgain.pressed' && type !== 'writing.pressed';
}

/** The shortest walk for each change of state that a member can cause. */
function walksInView() {
  const [start] = initialTransition(numbersMachine, inputFor());
  const chosen = new Map<string, ReturnType<typeof numbersWalks>[number]>();
  for (const walk of numbersWalks()) {
    let snapshot = start;
    let change = '';
    const isPossible = walk.events.every((event) => {
      if (!isOffered(snapshot, event)) return false;
      const [next] = transition(numbersMachine, snapshot, event);
      change = JSON.stringify([snapshot.value, event.type, next.value]);
      const changes = JSON.stringify(snapshot.value) !== JSON.stringify(next.value);
      snapshot = next;
      return changes || event !== walk.events.at(-1);
    });
    if (isPossible && !chosen.has(change)) chosen.set(change, walk);
  }
  return [...chosen].map(([change, walk]) => ({ change, walk }));
}

const click = async (name: string) => {
  await expect.element(button(name)).toBeInTheDocument();
  (button(name).element() as HTMLElement).click();
};

/** What a member does, or what passes, for one event. */
async function act({ prefer, clock }: Opened, event: NumbersEvent, snapshot: NumbersSnapshot) {
  switch (event.type) {
    case 'watch.pressed':
    case 'next.pressed':
      return click(WORDS[mainActionOf(snapshot).key]);
    case 'finish.pressed':
      return click(WORDS.finish);
    case 'playAgain.pressed':
      return click('Play again');
    case 'pad.pressed':
      if (!event.isHeard) return click(String(event.pad));
      button('4').element().focus();
      return userEvent.keyboard(String(event.pad));
    case 'pace.changed':
      return prefer({ pace: event.pace });
    case 'page.hidden':
      return hidePage();
    case 'writing.pressed':
      return undefined;
    default:
      // Any delay is over by then, and a clock that jumps ends only one.
      return void clock.increment(10_000);
  }
}

/** What is seen where a walk ends; a finished game has no pads anymore. */
async function seenAt(snapshot: NumbersSnapshot) {
  const isFinished = snapshot.matches('finished');
  const marks = isFinished ? page.getByRole('heading', { name: 'Well done' }) : status();
  await expect
    .element(marks)
    .toHaveTextContent(isFinished ? 'Well done' : sayWords(REFERENCE, statusOf(snapshot)));
  return {
    main: isFinished ? null : button(WORDS[mainActionOf(snapshot).key]).query() !== null,
    takesPresses: button('1').query()?.getAttribute('aria-disabled') === null,
  };
}

describe('every change of the number sequence game, on a page', () => {
  it.each(walksInView())('$change', async ({ walk }) => {
    const opened = await openPage({ random: () => 0 });
    let [snapshot] = initialTransition(numbersMachine, inputFor());
    for (const event of walk.events) {
      await act(opened, event, snapshot);
      [snapshot] = transition(numbersMachine, snapshot, event);
    }
    expect(await seenAt(snapshot)).toEqual({
      main: snapshot.matches('finished') ? null : true,
      takesPresses: snapshot.hasTag('your turn'),
    });
  });
});
