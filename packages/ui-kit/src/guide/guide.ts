import type { ReactNode } from 'react';

/** One use of a component, rendered, with the reason why it is right or wrong. */
export interface GuideExample {
  picture: ReactNode;
  because: string;
}

/**
 * What a designer or developer has to know before using a component. It stands beside the stories as `X.guide.tsx`,
 * is named in their meta as `parameters: { guide }`, and becomes the component's page in Storybook. The tokens a
 * component uses are not part of it: the page reads them from the style sheet.
 */
export interface Guide {
  /** What the component is for, in one sentence. */
  purpose: string;
  /** When to use it. */
  use: readonly string[];
  /** When not to, and what to use instead. */
  avoid: readonly string[];
  /** Which keys do what; none where nothing can be pressed. */
  keys: readonly { keys: string; does: string }[];
  /** What a screen reader says, and when; none where it says nothing. */
  heard: readonly { when: string; said: string }[];
  /** The widget contract it fulfils, for example `W22`. */
  contract?: string;
  dos: readonly GuideExample[];
  donts: readonly GuideExample[];
}
