/** Attributes that are seen or heard. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

const WORD = /[a-z]{2,}/i;

/** Every text of the page, seen or hidden, and the window title; what the announcer says is not among them. */
function textsOnPage(): string[] {
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, data } = nodes.currentNode as Text;
    if (!parentElement?.closest('script, style, [data-live-announcer]')) texts.push(data);
  }
  const named = SPOKEN.map((name) => `[${name}]`).join();
  for (const element of document.querySelectorAll(named)) {
    texts.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts;
}

/**
 * English on a page whose words are those of `qps`, in which every letter of a catalogue has a mark: so this is what
 * came from no catalogue.
 *
 * @param data names and other people's words, which are nobody's to translate
 * @param earlier the same of stories before: the announcer may still have something to say for one of them
 */
export function englishOnPage(data: readonly string[], earlier: readonly string[] = []): string[] {
  const announced = [...document.querySelectorAll('[data-live-announcer]')].map((node) => node.textContent);
  return [...english(textsOnPage(), data), ...english(announced, [...data, ...earlier])];
}

function english(texts: readonly string[], data: readonly string[]): string[] {
  const longestFirst = data
    .filter((text) => WORD.test(text))
    .toSorted((one, other) => other.length - one.length);
  const withoutData = (text: string) =>
    longestFirst.reduce(
      (rest, known) => rest.replaceAll(known, ' '),
      withoutBeginning(text.replaceAll(/\s+/g, ' '), longestFirst),
    );
  return [...new Set(texts)].filter((text) => WORD.test(text) && WORD.test(withoutData(text)));
}

/** A text without its end where that is the beginning of a known one, cut short. */
function withoutBeginning(text: string, known: readonly string[]): string {
  if (!text.endsWith('…')) return text;
  const line = text.slice(0, -1);
  const isBeginning = (end: string) => WORD.test(end) && known.some((one) => one.startsWith(end));
  const at = Array.from(line, (_, index) => index).find((index) => isBeginning(line.slice(index)));
  return at === undefined ? text : line.slice(0, at);
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
}

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`|(?<!=)>([^<>{}]+)[<{]|\}([^<>{}=;()]+)</g;

/** What a template literal puts between its own words. */
const PUT_IN = /\$\{[^}]*\}/;

/** The texts that a story's own source shows. What it only looks for, in its play functions, is not shown by it. */
export function textsInSource(source: string): string[] {
  const shown = withoutPlays(source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')).replaceAll(
    /\w*By[A-Z]\w*\([^)]*\)/g,
    '',
  );
  return [...shown.matchAll(QUOTED)].flatMap(([, ...found]) =>
    found.flatMap((text) => (text ? textsIn(text.replaceAll('\\', '').split(PUT_IN)) : [])),
  );
}

function withoutPlays(source: string): string {
  const start = source.indexOf('play:');
  if (start < 0) return source;
  let depth = 0;
  let end = start;
  do {
    end += 1;
    if ('({['.includes(source.charAt(end))) depth += 1;
    if (')}]'.includes(source.charAt(end))) depth -= 1;
  } while (depth >= 0 && !(depth === 0 && source.charAt(end) === ',') && end < source.length);
  return source.slice(0, start) + withoutPlays(source.slice(end));
}
