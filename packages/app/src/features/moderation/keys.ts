import type { CaseAction } from '@friendbase/contract';

/** One key for each decision. */
export const KEY_OF = {
  keep: 'k',
  hide: 'h',
  warn: 'w',
  pause1: '1',
  pause7: '7',
  close: 'c',
} as const satisfies Record<CaseAction, string>;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The decision that a key stands for; nothing for a chord, which is the browser's or the system's. */
export function actionOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): CaseAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const actions = Object.keys(KEY_OF) as CaseAction[];
  return actions.find((action) => KEY_OF[action] === key.toLowerCase());
}
