import type { Virtual } from '@guidepup/virtual-screen-reader';

/** One thing that the reader said, as it says it. */
export interface Phrase {
  phrase: string;
  /** The name, and the value if there is one. Nothing of what a live region says. */
  itemText: string;
  /** Of the field that has the focus. */
  value: string;
  /** The thing that was said before is said once more, because something of it changed. */
  isAgain: boolean;
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

/** What somebody comes into by the focus, and hears of if it has a name. */
const GROUPS = 'form, fieldset, section, table, [role]';
const GROUP_ROLES = ['form', 'grid', 'group', 'log', 'radiogroup', 'region', 'table', 'toolbar'];

export const IN_PAGE = [LIBRARY, LOOK_MS, GROUPS, GROUP_ROLES] as const;

/** Runs in each page as it loads. */
export function startInPage([library, lookMs, groups, groupRoles]: typeof IN_PAGE): void {
  let Reader: new () => Virtual;

  /** What the focus was in before, also where the thing that had it is gone. */
  let around: readonly Element[] = [];

  /** The groups that the focus comes into, each as a reader of its own begins to read it. */
  async function groupsEntered(focus: Element | null): Promise<Phrase[]> {
    const now: Element[] = [];
    for (let at = focus?.parentElement?.closest(groups); at; at = at.parentElement?.closest(groups))
      now.unshift(at);
    const entered = now.filter((one) => !around.includes(one));
    around = focus ? [...now, focus] : now;
    const said: Phrase[] = [];
    for (const container of entered) {
      const group = new Reader();
      await group.start({ container });
      const [phrase, itemText] = [await group.lastSpokenPhrase(), await group.itemText()];
      await group.stop();
      const role = groupRoles.find((one) => phrase.startsWith(`${one}, `));
      if (itemText !== '' && role) said.push({ phrase, itemText, value: '', isAgain: false });
    }
    return said;
  }

  const start = async () => {
    const { virtual, Virtual: Class } = (await import(library)) as {
      virtual: Virtual;
      Virtual: new () => Virtual;
    };
    Reader = Class;
    const { body } = document;
    let hearFocus: (event: FocusEvent) => unknown = () => undefined;
    // The library reads a thing again only for its own keys, which are not those of a keyboard.
    body.addEventListener = (type: string, listener: never) => {
      if (type === 'focusin') hearFocus = listener;
      Element.prototype.addEventListener.call(body, type, listener);
    };
    await virtual.start({ container: body });
    Reflect.deleteProperty(body, 'addEventListener');
    const [phrases, itemTexts] = [await virtual.spokenPhraseLog(), await virtual.itemTextLog()];
    let [at, textAt] = [0, 0];
    let last: Node | null = null;
    /** One after the other, so that nothing overtakes what was said before it. */
    let saying = Promise.resolve();
    const isLive = (phrase: string) => /^(?:polite|assertive): /u.test(phrase);
    const look = async () => {
      const node = virtual.activeNode;
      const value = node && 'value' in node ? String(node.value) : '';
      const said = phrases.slice(at).map((phrase) => ({
        phrase,
        itemText: isLive(phrase) ? '' : (itemTexts[textAt++] ?? ''),
        value,
        isAgain: node === last,
      }));
      at = phrases.length;
      const own = said.findLastIndex(({ phrase }) => !isLive(phrase));
      if (own >= 0 && node !== last && node === document.activeElement && node !== body)
        said.splice(own, 0, ...(await groupsEntered(document.activeElement)));
      if (own >= 0) last = node;
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
