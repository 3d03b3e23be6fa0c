import type { Virtual } from '@guidepup/virtual-screen-reader';

/** One thing that the reader said, as it says it. */
export interface Phrase {
  phrase: string;
  /** The name, and the value if there is one. Nothing of what a live region says. */
  itemText: string;
  /** Of the field that has the focus. */
  value: string;
  /** What was said of the same thing before, where it is said once more because something of it changed. */
  before: string;
}

declare global {
  interface Window {
    /** What is said, to where it is listened. */
    sayPhrases: (phrases: Phrase[]) => Promise<void>;
    /** The reader of this page. */
    pageReader?: {
      virtual: Virtual;
      /** Says what changed of the thing that has the focus. */
      readAgain: () => Promise<void>;
    };
  }
}

/** Where a page gets the library from. */
export const LIBRARY = '/__virtualScreenReader.js';

/** So often is looked for what was said. */
export const LOOK_MS = 20;

export const IN_PAGE = [LIBRARY, LOOK_MS] as const;

/** Runs in each page as it loads. */
export function startInPage([library, lookMs]: typeof IN_PAGE): void {
  const start = async () => {
    const { virtual, Virtual: Class } = (await import(library)) as {
      virtual: Virtual;
      Virtual: new () => Virtual;
    };
    const apart = window.readApart(Class);
    const { body } = document;
    let hearFocus: (event: FocusEvent) => unknown = () => undefined;
    // The library reads a thing again only for its own keys, which are not those of a keyboard.
    body.addEventListener = (type: string, listener: never) => {
      if (type === 'focusin') hearFocus = listener;
      Element.prototype.addEventListener.call(body, type, listener);
    };
    // In a live region words are news. The library would read it again for each attribute, also one that is not shown.
    class WordObserver extends MutationObserver {
      constructor(tell: MutationCallback) {
        super((changes, self) =>
          tell(
            changes.filter(({ type }) => type !== 'attributes'),
            self,
          ),
        );
      }
    }
    await virtual.start({ container: body, window: { document, MutationObserver: WordObserver } });
    Reflect.deleteProperty(body, 'addEventListener');
    const [phrases, itemTexts] = [await virtual.spokenPhraseLog(), await virtual.itemTextLog()];
    let [at, textAt] = [0, 0];
    let last: Node | null = null;
    let lastPhrase = '';
    let focused: Element | null = null;
    /** One after the other, so that nothing overtakes what was said before it. */
    let saying = Promise.resolve();
    const isLive = (phrase: string) => /^(?:polite|assertive): /u.test(phrase);
    let key = '';
    window.addEventListener('keydown', (event) => (key = event.key), true);
    /** Before Tab leaves a tool bar, React Aria gives the focus to its last button for a moment. No reader has the time to say it. */
    const leaveStopsOut = (said: Phrase[]) => {
      const stops = said.filter(({ phrase }) => !isLive(phrase) && !/^(?:alert)?dialog\b/u.test(phrase));
      for (const stop of stops.slice(0, -1)) said.splice(said.indexOf(stop), 1);
    };
    const look = async () => {
      const node = virtual.activeNode;
      const value = node && 'value' in node ? String(node.value) : '';
      const said = phrases.slice(at).map((phrase) => ({
        phrase,
        itemText: isLive(phrase) ? '' : (itemTexts[textAt++] ?? ''),
        value,
        before: node === last ? lastPhrase : '',
      }));
      at = phrases.length;
      if (key === 'Tab') leaveStopsOut(said);
      const own = said.findLastIndex(({ phrase }) => !isLive(phrase));
      const isNew = own >= 0 && node !== last;
      if (own >= 0) [last, lastPhrase] = [node, said[own]?.phrase ?? ''];
      if (isNew && node === document.activeElement && node !== body)
        said.splice(own, 0, ...(await apart.groupsEntered(document.activeElement)));
      const focus = document.activeElement;
      if (focus && focus !== focused && focus !== node && focus.matches('div:not([role]), p')) {
        const text = await apart.textOf(focus);
        said.push({ phrase: text, itemText: text, value: '', before: '' });
      }
      focused = focus;
      if (said.length > 0) await window.sayPhrases(said);
    };
    const say = () => (saying = saying.then(look));
    await say();
    setInterval(() => void say(), lookMs);
    window.pageReader = {
      virtual,
      async readAgain() {
        await say();
        const focus = document.activeElement;
        if (focus === body || focus !== virtual.activeNode) return;
        // Told to the reader alone: an event that is dispatched would reach the product too.
        const event = Object.defineProperty(new FocusEvent('focusin'), 'target', { value: focus });
        await hearFocus(event);
        await say();
      },
    };
  };
  document.addEventListener('DOMContentLoaded', () => void start());
}
