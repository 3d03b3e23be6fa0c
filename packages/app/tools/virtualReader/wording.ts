import type { Phrase } from './inPage.ts';

/** Roles, as the two readers call them. What stands here is the same word of both, and no difference. */
const ROLES: Readonly<Record<string, string>> = {
  alertdialog: 'alert',
  button: 'push button',
  combobox: 'combo box',
  contentinfo: 'information',
  document: 'document',
  group: 'panel',
  radiogroup: 'panel',
  image: 'image',
  log: 'log',
  main: 'main content',
  // Orca does not name these.
  grid: '',
  option: '',
  progressbar: 'progress bar',
  radio: 'radio button',
  searchbox: 'entry',
  tab: 'page tab',
  textbox: 'entry',
  toolbar: 'tool bar',
};

/** States, as the library says them at the end of a phrase, and where Orca says them. */
const BEFORE_ROLE: Readonly<Record<string, string>> = {
  expanded: 'expanded',
  'not expanded': 'collapsed',
  checked: 'selected',
  'not checked': 'not selected',
  'read only': 'read only',
};
const AFTER_ROLE: Readonly<Record<string, string>> = {
  pressed: 'pressed',
  'not pressed': 'not pressed',
  selected: 'selected',
  'not selected': 'not selected',
  disabled: 'grayed',
};

/** What else the library says of a thing, and Orca does not. */
const ONLY_HERE =
  /^(?:\d+ (?:controls?|error messages?)|(?:not )?(?:required|invalid|busy|modal|multi-selectable|disabled|read only)|has popup \w+|(?:position|set size|current value|max value|min value|placeholder|column count|row count|column index|row index|key shortcuts) .*|orientated \w+|current page|no autocomplete|autocomplete \w+|linked details|active descendant .*)$/u;

/** Orca says their names after their roles. */
const LANDMARKS: ReadonlySet<string> = new Set(['contentinfo', 'form', 'navigation', 'region']);

/** A button is not usable for a moment: it says so itself. */
const SILENT: ReadonlySet<string> = new Set(['grayed', 'read only']);

const LIVE = /^(?:polite|assertive): /u;

interface Parts {
  role: string;
  name: string;
  value: string;
  description: string;
  states: string[];
}

/** A phrase is role, name, value, description and states, one after the other, with commas between them and in them. */
function partsOf({ phrase, itemText, value: ofField }: Phrase): Parts {
  const at = itemText === '' ? -1 : `, ${phrase}, `.indexOf(`, ${itemText}, `);
  const [first = ''] = phrase.split(', ');
  const role = at < 0 ? first : phrase.slice(0, Math.max(at - 2, 0));
  const rest = at < 0 ? phrase.slice(role.length + 2) : phrase.slice(at + itemText.length + 2);
  const isField = ofField !== '' && (itemText === ofField || itemText.endsWith(`, ${ofField}`));
  const value = isField ? ofField : '';
  const name = isField ? itemText.slice(0, -ofField.length).replace(/, $/u, '') : itemText;
  const words = rest === '' ? [] : rest.split(', ');
  const states: string[] = [];
  const isState = (word: string) =>
    word in BEFORE_ROLE || word in AFTER_ROLE || ONLY_HERE.test(word) || /^level \d$/u.test(word);
  for (let last = words.at(-1); last !== undefined && isState(last); last = words.at(-1)) {
    states.unshift(last);
    words.pop();
  }
  return { role, name, value, description: words.join(', '), states };
}

const known = (table: Readonly<Record<string, string>>, states: readonly string[]): string[] =>
  states.flatMap((state) => table[state] ?? []);

/** What the library said, in the words and the order of Orca. */
export function inWordsOfOrca(phrase: Phrase): string[] {
  if (LIVE.test(phrase.phrase)) return [phrase.phrase.replace(LIVE, '').trim()].filter((line) => line !== '');
  const { role, name, value, description, states } = partsOf(phrase);
  const level = states.find((state) => state.startsWith('level '));
  const pressed = states.some((state) => /^(?:not )?pressed$/u.test(state));
  const before = known(BEFORE_ROLE, states);
  const after = known(AFTER_ROLE, states);
  // Of what changed, its states alone: what else is new, a live region says.
  if (phrase.before !== '') {
    const changed = states.filter((state) => !phrase.before.split(', ').includes(state));
    return [...known(BEFORE_ROLE, changed), ...known(AFTER_ROLE, changed)].filter(
      (state) => !SILENT.has(state),
    );
  }
  const roleWords =
    role === 'button' && pressed ? 'toggle button' : (ROLES[role] ?? role) + (level ? ` ${level}` : '');
  // Orca gives a radio button a line for its name, and one for its state.
  if (role === 'radio') return sentences(name, [...before, roleWords].join(' '), description);
  if (role === 'option') return sentences(name, ...after, description);
  const opens = states.includes('has popup dialog') ? 'opens dialog' : '';
  const parts = LANDMARKS.has(role) ? [roleWords, name] : [name, ...before, roleWords, value, ...after];
  return sentences(parts.filter((part) => part !== '').join(' '), opens, description);
}

/** Orca ends what it says of a thing with a full stop. */
const sentences = (...lines: string[]): string[] =>
  lines.filter((line) => line !== '').map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`));

/** Words of journeys that this reader does not say, and what it says of the same thing. */
const UNSAID: readonly (readonly [ofOrca: RegExp, here: string])[] = [
  // The library knows no role of a password.
  [/ password text\b/u, ''],
  // It has no modes.
  [/^Focus mode$/u, ''],
  // It leaves out what stands in a field of several lines.
  [/ entry I will come\.$/u, ' entry'],
];

/** What is to be heard of this reader where Orca says these words; nothing, if it has none for that. */
export const wordsHere = (words: string): string =>
  UNSAID.reduce((left, [ofOrca, here]) => left.replace(ofOrca, here), words);
