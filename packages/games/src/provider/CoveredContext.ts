import { createContext } from 'react';

/** Whether something lies over the game, as its help does. What is played then waits, as it does while the page is hidden. */
export const CoveredContext = createContext(false);
