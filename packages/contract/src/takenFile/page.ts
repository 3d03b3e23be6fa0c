import { escaped, head, moment, name, words } from './html.ts';
import type { TakenAlong, TakenFacts, TakenListName, TakenLists } from './lists.ts';
import { FACTS, IS, TITLES, WORDS } from './words.ts';

type Line<Name extends TakenListName> = (entry: TakenLists[Name]) => string;

const person = (given: string | null): string => name(given ?? WORDS.notSeen);

const post = ({ postBy, post: text }: { postBy: string | null; post: string | null }): string =>
  postBy === null || text === null
    ? WORDS.notPost
    : `Post by ${person(postBy)}: <q dir="auto">${escaped(text)}</q>`;

function shown({ file, kind, description }: TakenLists['posts']['media'][number]): string {
  const said = description || (kind === 'image' ? WORDS.noDescription : WORDS.noVideoDescription);
  if (file === null) return `<p>${WORDS.gone} ${escaped(said)}</p>`;
  const source = `src="${escaped(file)}"`;
  return kind === 'image'
    ? `<img ${source} alt="${escaped(said)}" loading="lazy">`
    : `<video controls preload="none" ${source} aria-label="${escaped(said)}"></video>`;
}

/** One entry of each list, within its `li`. */
const LINES: { [Name in TakenListName]: Line<Name> } = {
  posts: ({ createdAt, content, privacy, media }) =>
    `${moment(createdAt)}, for ${privacy === 'public' ? 'everyone' : 'friends'}${words(content)}${media.map(shown).join('')}`,
  comments: ({ createdAt, content, postBy }) =>
    `${moment(createdAt)}, under a post by ${person(postBy)}${words(content)}`,
  messages: ({ with: partner, createdAt, isOwn, content }) =>
    `${isOwn ? `I to ${person(partner)}` : `${person(partner)} to me`}, ${moment(createdAt)}${words(content)}`,
  people: ({ name: given, username, is }) =>
    `${person(given)}${username === null ? '' : ` (${name(username)})`}: ${IS[is]}`,
  likes: post,
  reactions: (entry) => `${escaped(entry.feeling)}. ${post(entry)}`,
  media: (entry) => `${moment(entry.createdAt)}${shown(entry)}`,
  reports: ({ createdAt, about, reason, words: said, state }) =>
    `${moment(createdAt)}: a ${about}, reason “${reason}”, ${state}${said && words(said)}`,
  decisions: ({ createdAt, about, action, rule, excerpt, appeal, appealWords }) =>
    `${moment(createdAt)}: ${action}, a ${about}, rule “${rule}”${appeal === null ? '' : `, asked again: ${appeal}`}` +
    `${excerpt && words(excerpt)}${appealWords ? words(appealWords) : ''}`,
  letters: ({ createdAt, words: said, answer }) =>
    `${moment(createdAt)}${words(said)}${answer === null ? '' : `The answer:${words(answer)}`}`,
  notifications: ({ createdAt, kind, from, what }) =>
    `${moment(createdAt)}: ${what ?? kind}${from === null ? '' : ` from ${person(from)}`}`,
  sessions: ({ createdAt, lastUsedOn }) => `${moment(createdAt)}, last used on ${escaped(lastUsedOn)}`,
  tournaments: ({ name: title, joinedAt, paidFbb }) =>
    `${name(title)}${joinedAt === null ? '' : `, ${moment(joinedAt)}`}${paidFbb === null ? '' : `, got ${paidFbb} FBB`}`,
  tournamentDays: ({ day, tournament, rounds, stars }) =>
    `${escaped(day)}: ${name(tournament)}, rounds: ${rounds}, stars: ${stars}`,
  events: ({ title, startsAt }) => `${moment(startsAt)}: ${name(title)}`,
  rewards: ({ createdAt, name: title, cost, code }) =>
    `${moment(createdAt)}: ${name(title)} for ${cost} FBB, code ${escaped(code)}`,
  videoRewards: ({ day, video }) => `${escaped(day)}: ${escaped(video)}`,
};

const NAMES = Object.keys(LINES) as TakenListName[];

/** What is known of the member, without what they left empty. */
function facts({ profile, care, settings }: TakenFacts): string {
  const known: Readonly<Record<string, unknown>> = { ...profile, ...care, ...settings };
  const rows = Object.entries(FACTS).flatMap(([key, term]) => {
    const value = known[key];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    if (text === '') return [];
    const said = key.endsWith('At') ? moment(text) : `<span dir="auto">${escaped(text)}</span>`;
    return `<div><dt>${term}</dt><dd>${said}</dd></div>`;
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
async function* section(list: TakenListName, items: AsyncIterable<string>): AsyncGenerator<string> {
  yield `<section aria-labelledby="${list}">\n<h2 id="${list}">${TITLES[list]}</h2>\n`;
  let count = 0;
  for await (const item of items) yield `${count++ === 0 ? '<ol>\n' : ''}${item}`;
  yield count === 0 ? `<p>${WORDS.nothing}</p>\n` : '</ol>\n';
  yield `<p><a href="#top">${WORDS.toContents}</a></p>\n</section>\n`;
}

/** The items of a list. Which of them it is, a loop over all of them loses. */
const itemsOf = (list: TakenListName, { lists }: TakenAlong): AsyncIterable<string> =>
  lines<never>(lists[list]() as AsyncIterable<never>, LINES[list]);

/** The page beside the files, piece by piece: it can be read by anybody, with any assistive technology, without a network. */
export async function* takenPage(taken: TakenAlong): AsyncGenerator<string> {
  const links = NAMES.map((list) => `<li><a href="#${list}">${TITLES[list]}</a></li>`);
  yield `${head(WORDS.title)}<header id="top">\n<h1>${WORDS.title}</h1>\n<p>${WORDS.intro}</p>
<p>${WORDS.keep}</p>\n<p>${WORDS.data}</p>\n</header>
<nav aria-label="${WORDS.contents}">\n<ul>\n<li><a href="#me">${WORDS.me}</a></li>\n${links.join('\n')}\n</ul>\n</nav>
<main>\n<section aria-labelledby="me">\n<h2 id="me">${WORDS.me}</h2>\n${facts(taken.facts)}\n</section>\n`;
  for (const list of NAMES) yield* section(list, itemsOf(list, taken));
  yield '</main>\n</body>\n</html>\n';
}
