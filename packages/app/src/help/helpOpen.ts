import { createContext } from 'react';

/** Whether the help dialog is open, for pages that open it too. Without a provider only its button does. */
export const HelpOpenContext = createContext<
  readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] | undefined
>(undefined);
