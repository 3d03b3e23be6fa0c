import { escaped, name, words } from './html.ts';
import type { TakenListName, TakenLists } from './lists.ts';
import type { TakenWords } from './words.ts';

type Lines = { [Name in TakenListName]: (entry: TakenLists[Name]) => string };

/** One entry of each list, within its `li`. */
export function linesIn({ page, is, lines: say }: TakenWords, moment: (iso: string) => string): Lines {
  const person = (given: string | null): string => name(given ?? page.notSeen);
  const post = ({ postBy, post: text }: { postBy: string | null; post: string | null }): string =>
    postBy === null || text === null
      ? page.notPost
      : say.postBy({ who: person(postBy), post: `<q dir="auto">${escaped(text)}</q>` });
  const shown = ({ file, kind, description }: TakenLists['posts']['media'][number]): string => {
    const said = description || (kind === 'image' ? page.noDescription : page.noVideoDescription);
    if (file === null) return `<p>${page.gone} ${escaped(said)}</p>`;
    const source = `src="${escaped(file)}"`;
    return kind === 'image'
      ? `<img ${source} alt="${escaped(said)}" loading="lazy">`
      : `<video controls preload="none" ${source} aria-label="${escaped(said)}"></video>`;
  };
  return {
    posts: ({ createdAt, content, privacy, media }) => {
      const at = moment(createdAt);
      const said = privacy === 'public' ? say.publicPost({ at }) : say.friendsPost({ at });
      return `${said}${words(content)}${media.map(shown).join('')}`;
    },
    comments: ({ createdAt, content, postBy }) =>
      say.comment({ at: moment(createdAt), who: person(postBy) }) + words(content),
    messages: ({ with: partner, createdAt, isOwn, content }) => {
      const talk = { at: moment(createdAt), who: person(partner) };
      return (isOwn ? say.sent(talk) : say.received(talk)) + words(content);
    },
    people: ({ name: given, username, is: are }) =>
      `${person(given)}${username === null ? '' : ` (${name(username)})`}: ${is[are]}`,
    likes: post,
    reactions: (entry) => `${escaped(entry.feeling)}. ${post(entry)}`,
    media: (entry) => `${moment(entry.createdAt)}${shown(entry)}`,
    reports: ({ createdAt, about, reason, words: said, state }) =>
      say.report({ at: moment(createdAt), about, reason, state }) + (said && words(said)),
    decisions: ({ createdAt, about, action, rule, excerpt, appeal, appealWords }) =>
      say.decision({ at: moment(createdAt), about, action, rule }) +
      (appeal === null ? '' : say.askedAgain({ outcome: appeal })) +
      `${excerpt && words(excerpt)}${appealWords ? words(appealWords) : ''}`,
    letters: ({ createdAt, words: said, answer }) =>
      `${moment(createdAt)}${words(said)}${answer === null ? '' : `${say.answer()}${words(answer)}`}`,
    notifications: ({ createdAt, kind, from, what }) =>
      `${moment(createdAt)}: ${what ?? kind}${from === null ? '' : say.from({ who: person(from) })}`,
    sessions: ({ createdAt, lastUsedOn }) =>
      say.session({ at: moment(createdAt), lastUsed: escaped(lastUsedOn) }),
    tournaments: ({ name: title, joinedAt, paidFbb }) =>
      `${name(title)}${joinedAt === null ? '' : `, ${moment(joinedAt)}`}${paidFbb === null ? '' : say.paid({ paidFbb })}`,
    tournamentDays: ({ day, tournament, rounds, stars }) =>
      `${escaped(day)}: ${name(tournament)}${say.tournamentDay({ rounds, stars })}`,
    events: ({ title, startsAt }) => `${moment(startsAt)}: ${name(title)}`,
    rewards: ({ createdAt, name: title, cost, code }) =>
      `${moment(createdAt)}: ${say.reward({ title: name(title), cost, code: escaped(code) })}`,
    videoRewards: ({ day, video }) => `${escaped(day)}: ${escaped(video)}`,
  };
}
