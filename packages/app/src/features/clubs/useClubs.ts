import { useWords } from '@friendbase/ui-kit';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubNames } from '../../words/en/clubNames.ts';
import { clubTexts } from '../../words/en/clubs.ts';
import { CLUBS } from './clubContent.ts';
import type { Category } from '../../lib/page/searchValues.ts';
import { findClubs, nearestNames } from './findClubs.ts';

/** How many are in view at first in Simple mode. */
const CLUBS_AT_FIRST = 6;

/** Every club with its words. */
export function useAllClubs() {
  const nameOf = useWords(clubNames);
  const textOf = useWords(clubTexts);
  return useMemo(
    () => CLUBS.map((club) => ({ ...club, id: club.name, name: nameOf(club.name), text: textOf(club.name) })),
    [nameOf, textOf],
  );
}

/** The clubs of the search and the category in the address. */
export function useClubs() {
  const { search: wanted = '', category } = useSearch({ from: '/clubs' });
  /** What is typed and not in the address yet: letters wait for nothing. */
  const [typed, setTyped] = useState<string>();
  const search = typed ?? wanted;
  const navigate = useNavigate({ from: '/clubs' });
  const isSimple = useShown('isSimple');
  const [isWhole, setIsWhole] = useState(false);
  /** Where reading goes on after a press that took its own button away. */
  const [nextId, setNextId] = useState<string>();
  const all = useAllClubs();
  const found = findClubs(all, search).filter((club) => category === undefined || club.category === category);
  const isShort = isSimple && !isWhole && search === '' && category === undefined;
  const show = async (next: { search?: string | undefined; category?: Category | undefined }) => {
    const words = next.search ?? '';
    setTyped(words);
    setNextId(undefined);
    // Not a step of its own on the way back.
    await navigate({ search: { ...next, search: words || undefined }, replace: true, resetScroll: false });
    setTyped((now) => (now === words ? undefined : now));
  };
  return {
    search,
    category,
    searchFor: (words: string) => void show({ search: words, category }),
    choose: (next: Category | undefined) => void show({ search, category: next }),
    showAll: () => {
      void show({});
      setNextId(all[0]?.id);
    },
    all,
    found,
    shown: isShort ? found.slice(0, CLUBS_AT_FIRST) : found,
    showMore: isShort
      ? () => {
          setIsWhole(true);
          setNextId(found[CLUBS_AT_FIRST]?.id);
        }
      : undefined,
    nextId,
    suggestions: found.length === 0 ? nearestNames(all, search) : [],
  };
}

/** One club with its words. */
export type Club = ReturnType<typeof useAllClubs>[number];
