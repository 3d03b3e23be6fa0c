import { readerOf } from '../readers.ts';
import { escaped, head, timesIn } from './html.ts';
import type { Times } from './html.ts';
import { linesIn } from './lines.ts';
import type { TakenAlong, TakenFacts, TakenListName } from './lists.ts';
import type { TakenLanguages, TakenWords } from './rows.ts';
import { takenWordsTo } from './words.ts';

/** What is known of the member, without what they left empty. */
function facts({ profile, care, settings }: TakenFacts, said: TakenWords, { moment }: Times): string {
  const known: Readonly<Record<string, unknown>> = { ...profile, ...care, ...settings };
  const inWords: Readonly<Record<string, string | undefined>> = {
    defaultPrivacy: said.privacies[profile.defaultPrivacy],
    likings: profile.likings.map((liking) => said.likings[liking]).join(', '),
    findableBy: said.finders[profile.findableBy],
    challengeType: care.challengeType ? said.challenges[care.challengeType] : undefined,
  };
  const rows = Object.entries(said.facts).flatMap(([key, term]) => {
    const value = inWords[key] ?? known[key];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    if (text === '') return [];
    const shown = key.endsWith('At') ? moment(text) : `<span dir="auto">${escaped(text)}</span>`;
    return `<div><dt>${term}</dt><dd>${shown}</dd></div>`;
  });
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

async function* lines<Entry>(
  entries: AsyncIterable<Entry>,
  line: (entry: Entry) => string,
): AsyncGenerator<string> {
  for await (const entry of entries) yield `<li>${line(entry)}</li>\n`;
}

/** A list with its heading, and the way back. */
async function* section(
  list: TakenListName,
  { titles, page }: TakenWords,
  items: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `<section aria-labelledby="${list}">\n<h2 id="${list}">${titles[list]}</h2>\n`;
  let count = 0;
  for await (const item of items) yield `${count++ === 0 ? '<ol>\n' : ''}${item}`;
  yield count === 0 ? `<p>${page.nothing}</p>\n` : '</ol>\n';
  yield `<p><a href="#top">${page.toContents}</a></p>\n</section>\n`;
}

/**
 * The page beside the files, piece by piece: it can be read by anybody, with any assistive technology, without a network. In the
 * language and at the reading level that the member has chosen.
 */
export async function* takenPage(taken: TakenAlong, table?: TakenLanguages): AsyncGenerator<string> {
  const said = takenWordsTo(readerOf(taken.facts.settings.comfort), table);
  const { page, titles, language } = said;
  const times = timesIn(language);
  const lineOf = linesIn(said, times);
  const names = Object.keys(lineOf) as TakenListName[];
  const links = names.map((list) => `<li><a href="#${list}">${titles[list]}</a></li>`);
  yield `${head(page.title, language)}<header id="top">\n<h1>${page.title}</h1>\n<p>${page.intro}</p>
<p>${page.keep}</p>\n<p>${page.data}</p>\n</header>
<nav aria-label="${page.contents}">\n<ul>\n<li><a href="#me">${page.me}</a></li>\n${links.join('\n')}\n</ul>\n</nav>
<main>\n<section aria-labelledby="me">\n<h2 id="me">${page.me}</h2>\n${facts(taken.facts, said, times)}\n</section>\n`;
  // Which of the lists it is, a loop over all of them loses.
  for (const list of names)
    yield* section(list, said, lines<never>(taken.lists[list]() as AsyncIterable<never>, lineOf[list]));
  yield '</main>\n</body>\n</html>\n';
}
