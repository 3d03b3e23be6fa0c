import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '@friendbase/contract';
import type { OpenedByAddress } from '../../lib/page/searchValues.ts';

/** What opens on the page, each over it. */
export type ProfilePart =
  | 'picture'
  | 'password'
  | 'contact'
  | 'places'
  | 'pictures'
  | 'care'
  | 'likings'
  | 'email'
  | 'leaving'
  | OpenedByAddress;

export interface ProfilePartProps {
  me: User;
  onClose: () => void;
  /** The notification that the address names. */
  about?: string | undefined;
  /** Opens another part in place of this one. */
  onOpen: (part: ProfilePart) => void;
  /** It was saved, and closes; the page says so beside what opened it. */
  onDone: (part: ProfilePart) => void;
}

/** Where the focus is when a part was opened by the address, and comes back to. */
export const buttonOf = (part: OpenedByAddress): string => `profile-${part}`;

/** The part that the address asks for: the focus comes to its button, which opens it then. */
export interface AskedPart {
  part: OpenedByAddress;
  onFocus: () => void;
}

/** What is open over the page, and what was saved last. */
export function useOpenedPart() {
  const [opened, setOpened] = useState<ProfilePart>();
  const [done, setDone] = useState<ProfilePart>();
  const part = useSearch({ from: '/profile', select: ({ open }) => open });
  const about = useSearch({ from: '/profile', select: (search) => search.about });
  const [openedAbout, setOpenedAbout] = useState<string>();
  const navigate = useNavigate({ from: '/profile' });
  const open = (wanted: ProfilePart) => {
    setDone(undefined);
    setOpened(wanted);
  };
  const close = () => setOpened(undefined);
  // The address asks once: Back, and a reload, must not open it again. Before the window is there, which adds an entry.
  const openAsked = async (asked: OpenedByAddress) => {
    // What a link proves with stands behind `#`.
    await navigate({ search: {}, hash: true, replace: true, resetScroll: false });
    setOpenedAbout(about);
    open(asked);
  };
  return {
    opened,
    about: openedAbout,
    done,
    open,
    close,
    finish: (saved: ProfilePart) => {
      setDone(saved);
      close();
    },
    asked: part && { part, onFocus: () => void openAsked(part) },
  };
}
