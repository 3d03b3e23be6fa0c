import { cdp, page } from 'vitest/browser';

const root = document.documentElement;

let isWishing = false;

/** Lets Chromium report these wishes of the system, and no others: `prefers-contrast: more` and the like. */
export const wish = async (features: Record<string, string>): Promise<void> => {
  isWishing = Object.keys(features).length > 0;
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
};

/** Out of the page, where nothing lies under it. Vitest's own `unhover` takes it to the middle. */
export const takePointerAway = (): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

/** Gives `<html>` these attributes, which comfort settings set; an empty value takes one away. */
export function setOnRoot(attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === '') root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** Far below the window Chromium leaves out what it would not show, and then knows no place for it. */
const wholeSheet = Object.assign(document.createElement('style'), {
  textContent: ':not([hidden]) { content-visibility: visible !important; }',
});

/** Does something with all of the page rendered, and leaves `<html>` and the wishes of the system as they were. */
export async function restoringEnvironment(work: () => Promise<void>): Promise<void> {
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  document.head.append(wholeSheet);
  try {
    await work();
  } finally {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
    setTextSpacing(false);
    wholeSheet.remove();
    if (isWishing) await wish({});
  }
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Gives the page another width, and what listens to it the time to answer. */
export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await nextFrame();
  await nextFrame();
}

/** What a reader's own style sheet may set without anything getting lost: WCAG 1.4.12. */
const readersSheet = Object.assign(document.createElement('style'), {
  textContent: `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `,
});

export function setTextSpacing(isOn: boolean): void {
  if (isOn) document.head.append(readersSheet);
  else readersSheet.remove();
}
