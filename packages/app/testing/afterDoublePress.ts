import { DOUBLE_PRESS_MS } from '@friendbase/games';

/** Waits until a press on the button that was pressed last, which now means something else, is no longer a second one. */
export const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
