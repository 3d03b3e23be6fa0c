/** What one view of an audit has found at a story. */
export interface StoryView {
  mode: string;
  /** Of the window, in CSS pixels. */
  width: number;
  date: string;
  commit: string;
  findings: readonly { engine: 'axe' | 'ibm'; rule: string; message: string; where: string }[];
}

/** The last view of each story in each mode and width, by the id of the story. */
export type StoryAudits = Readonly<Record<string, readonly StoryView[]>>;

/** Where the audit stores them, and where Storybook serves them: `main.ts`. */
export const AUDITS = { folder: '.cache/audit/stories', served: 'audits', file: 'stories.json' } as const;

/** Stored pictures, as Storybook serves them. */
export const PICTURES = 'pictures';
