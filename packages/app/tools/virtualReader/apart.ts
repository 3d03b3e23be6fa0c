import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Phrase } from './inPage.ts';

type ReaderClass = new () => Virtual;

declare global {
  interface Window {
    /** What readers of their own read beside the one of the page. */
    readApart: (Reader: ReaderClass) => {
      groupsEntered: (focus: Element | null) => Promise<Phrase[]>;
      textOf: (container: Element) => Promise<string>;
    };
  }
}

/** What somebody comes into by the focus, and hears of if it has a name. */
const GROUPS = 'form, fieldset, section, table, [role]';
const GROUP_ROLES = ['form', 'grid', 'group', 'log', 'radiogroup', 'region', 'table', 'toolbar'];

export const APART = [GROUPS, GROUP_ROLES] as const;

/** Runs in each page as it loads. */
export function offerApart([groups, groupRoles]: typeof APART): void {
  window.readApart = (Reader) => {
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
        if (itemText !== '' && role) said.push({ phrase, itemText, value: '', before: '' });
      }
      return said;
    }

    /** A text without a role is no item of the library's, so it is silent where that has the focus: a reader of its own reads it. */
    async function textOf(container: Element): Promise<string> {
      const text = new Reader();
      await text.start({ container });
      const first = text.activeNode;
      do await text.next();
      while (text.activeNode !== first);
      const parts = [...(await text.itemTextLog())];
      await text.stop();
      return parts
        .slice(0, -1)
        .filter((part) => part !== '')
        .join(' ');
    }

    return { groupsEntered, textOf };
  };
}
