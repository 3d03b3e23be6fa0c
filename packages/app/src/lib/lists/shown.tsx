import { DEFAULTS, usePreferences, type Preferences } from '@friendbase/ui-kit';
import { createContext, use, useState, type ReactNode } from 'react';

/** How much of the product a member wants to see. Source: preference P13. */
interface Shown {
  /** Long parts are folded, and Home shows few posts at a time. */
  isSimple: boolean;
  /** How many links of the menu are in view. */
  links: number | undefined;
  hasQuotes: boolean;
  /** The reward store: all that FBB can be spent on. */
  hasStore: boolean;
  hasCounters: boolean;
  hasTips: boolean;
}

type Wishes = Pick<Preferences, 'simple' | 'menu' | 'hideQuotes' | 'hideStore' | 'hideCounters' | 'hideTips'>;

const LINKS = { all: undefined, five: 5, three: 3 } as const;

/** Simple mode hides all that can be hidden; without it each can be hidden alone. */
export function shownOf({ simple, menu, hideQuotes, hideStore, hideCounters, hideTips }: Wishes): Shown {
  return {
    isSimple: simple,
    links: LINKS[simple && menu === 'all' ? 'five' : menu],
    hasQuotes: !simple && !hideQuotes,
    hasStore: !simple && !hideStore,
    hasCounters: !simple && !hideCounters,
    hasTips: !simple && !hideTips,
  };
}

/** Whether the member has asked for anything to be left out. */
export const isReduced = (wishes: Wishes): boolean =>
  wishes.simple ||
  wishes.menu !== 'all' ||
  wishes.hideQuotes ||
  wishes.hideStore ||
  wishes.hideCounters ||
  wishes.hideTips;

/** “Show everything” was pressed: all is shown for now, and the preferences stay as they are. */
interface ShowAll {
  isAllShown: boolean;
  setIsAllShown: (isAllShown: boolean) => void;
}

export const ShowAllContext = createContext<ShowAll>({ isAllShown: false, setIsAllShown: () => {} });

export function useShown<Name extends keyof Shown>(name: Name): Shown[Name] {
  const { isAllShown } = use(ShowAllContext);
  return usePreferences((preferences) => shownOf(isAllShown ? DEFAULTS : preferences)[name]);
}

/** Remembers “Show everything” until the page is loaded again. */
export function ShowAllProvider({ children }: { children: ReactNode }) {
  const [isAllShown, setIsAllShown] = useState(false);
  return <ShowAllContext value={{ isAllShown, setIsAllShown }}>{children}</ShowAllContext>;
}
