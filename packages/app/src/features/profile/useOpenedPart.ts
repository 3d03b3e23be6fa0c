import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '@friendbase/contract';

/** What opens on the page, each over it. */
export type ProfilePart = 'picture' | 'password' | 'contact' | 'privacy' | 'places' | 'safety';

export interface ProfilePartProps {
  me: User;
  onClose: () => void;
  /** It was saved, and closes; the page says so beside what opened it. */
  onDone: (part: ProfilePart) => void;
}

/** Where the focus is when “My reports and decisions” was opened by the address, and comes back to. */
export const SAFETY_BUTTON = 'profile-safety';

/** What is open over the page, and what was saved last. */
export function useOpenedPart() {
  const [opened, setOpened] = useState<ProfilePart>();
  const [done, setDone] = useState<ProfilePart>();
  const isAsked = useSearch({ from: '/profile', select: ({ open }) => open !== undefined });
  const navigate = useNavigate({ from: '/profile' });
  const open = (part: ProfilePart) => {
    setDone(undefined);
    setOpened(part);
  };
  const close = () => setOpened(undefined);
  // The address asks once: Back, and a reload, must not open it again. Before the window is there, which adds an entry.
  const openAsked = async () => {
    await navigate({ search: {}, replace: true, resetScroll: false });
    open('safety');
  };
  return {
    opened,
    done,
    open,
    close,
    finish: (part: ProfilePart) => {
      setDone(part);
      close();
    },
    /** The address asks for “My reports and decisions”: the focus comes to its button first, which opens it then. */
    asked: isAsked ? { goal: SAFETY_BUTTON, onFocus: () => void openAsked() } : undefined,
  };
}
