import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Conversation } from './ConversationOption.tsx';

/** Letters typed within this time of each other are one beginning of a name. */
const TYPING_MS = 1000;

/** Without letter case and accents: “zoe” finds “Zoë”. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const optionsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=option]')];

/** The keys of a list box: one Tab stop, in which arrows, Home, End and letters move the focus and nothing else. */
export function useOptionKeys(conversations: readonly Conversation[], openId: string | undefined) {
  const [focusedId, setFocusedId] = useState<string>();
  const typed = useRef({ letters: '', at: 0 });
  const has = (id: string | undefined) => conversations.some((it) => it.id === id);
  // Tab comes in at the open one, wherever the focus was before.
  const tabStop = [focusedId, openId, conversations[0]?.id].find(has);

  const placeByLetter = (letter: string, from: number, at: number) => {
    const isMore = at - typed.current.at < TYPING_MS;
    const letters = (isMore ? typed.current.letters : '') + folded(letter);
    typed.current = { letters, at };
    const names = conversations.map(({ name }) => folded(name));
    // A first letter goes on to the next name; more of them may stay where they led to.
    const start = from + (letters.length > 1 ? 0 : 1);
    const order = [...names.keys()].map((step) => (start + step) % names.length);
    return order.find((place) => names[place]?.startsWith(letters)) ?? from;
  };
  const placeAfter = (event: KeyboardEvent, from: number): number | undefined => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const last = conversations.length - 1;
    const places: Record<string, number> = {
      ArrowDown: Math.min(from + 1, last),
      ArrowUp: Math.max(from - 1, 0),
      Home: 0,
      End: last,
    };
    if (ctrlKey || altKey || metaKey) return undefined;
    if (key in places) return places[key];
    return [...key].length === 1 && key !== ' ' ? placeByLetter(key, from, event.timeStamp) : undefined;
  };

  return {
    tabStop,
    listProps: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const options = optionsIn(event.currentTarget);
        const place = placeAfter(event, options.indexOf(event.target as HTMLElement));
        if (place === undefined) return;
        event.preventDefault();
        options[place]?.focus();
      },
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        setFocusedId(conversations[optionsIn(currentTarget).indexOf(target as HTMLElement)]?.id),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedId(undefined);
      },
    },
  };
}
