/** After a right answer an empty one is no answer for so long: a hand that shakes presses Check twice. */
export const DOUBLE_PRESS_MS = 1000;

/** The most characters of a written answer. More is none, to any question. */
export const MOST_WRITTEN = 40;
