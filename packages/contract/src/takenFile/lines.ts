import { isVideoId } from '../videos.ts';
import { escaped, name, words } from './html.ts';
import type { Times } from './html.ts';
import type { TakenListName, TakenLists } from './lists.ts';
import type { TakenWords } from './rows.ts';

type Lines = { [Name in TakenListName]: (entry: TakenLists[Name]) => string };

/** One entry of each list, within its `li`. */
export function linesIn(said: TakenWords, { moment, day }: Times): Lines {
  const { page, lines: say } = said;
  const person = (given: string | null): string => name(given ?? page.notSeen);
  const post = ({ postBy, post: text }: { postBy: string | null; post: string | null }): string =>
    postBy === null || text === null
      ? page.notPost
      : say.postBy({ who: person(postBy), post: `<q dir="auto">${escaped(text)}</q>` });
  const shown = ({ file, kind, description }: TakenLists['posts']['media'][number]): string => {
    const shows = description || (kind === 'image' ? page.noDescription : page.noVideoDescription);
    if (file === null) return `<p>${page.gone} ${escaped(shows)}</p>`;
    const source = `src="${escaped(file)}"`;
    return kind === 'image'
      ? `<img ${source} alt="${escaped(shows)}" loading="lazy">`
      : `<video controls preload="none" ${source} aria-label="${escaped(shows)}"></video>`;
  };
  return {
    posts: ({ createdAt, content, privacy, media }) => {
      const at = moment(createdAt);
      const seen = privacy === 'public' ? say.publicPost({ at }) : say.friendsPost({ at });
      return `${seen}${words(content)}${media.map(shown).join('')}`;
    },
    comments: ({ createdAt, content, postBy }) =>
      say.comment({ at: moment(createdAt), who: person(postBy) }) + words(content),
    messages: ({ with: partner, createdAt, isOwn, content }) => {
      const talk = { at: moment(createdAt), who: person(partner) };
      return (isOwn ? say.sent(talk) : say.received(talk)) + words(content);
    },
    people: ({ name: given, username, is: are }) =>
      `${person(given)}${username === null ? '' : ` (${name(username)})`}: ${said.is[are]}`,
    likes: post,
    reactions: (entry) => `${said.feelings[entry.feeling]}. ${post(entry)}`,
    media: (entry) => `${moment(entry.createdAt)}${shown(entry)}`,
    reports: ({ createdAt, about, reason, words: told, state }) =>
      say.report({
        at: moment(createdAt),
        about: said.subjects[about],
        reason: said.reasons[reason],
        state: said.reports[state],
      }) + (told && words(told)),
    decisions: ({ createdAt, about, action, rule, excerpt, until, appeal, appealWords }) => {
      const decided = say.decision({
        at: moment(createdAt),
        about: said.subjects[about],
        action: said.actions[action],
        rule: said.rules[rule],
      });
      const paused = until === null ? '' : ` ${say.pausedUntil({ at: moment(until) })}`;
      const again = appeal === null ? '' : `<p>${said.appeals[appeal]}</p>`;
      return `${decided}${paused}${excerpt && words(excerpt)}${again}${appealWords ? words(appealWords) : ''}`;
    },
    letters: ({ createdAt, words: told, answer }) =>
      `${moment(createdAt)}${words(told)}${answer === null ? '' : `${say.answer()}${words(answer)}`}`,
    notifications: ({ createdAt, kind, from, what }) =>
      `${moment(createdAt)}: ${what === null ? said.news[kind]({ who: person(from) }) : said.security[what]}`,
    sessions: ({ createdAt, lastUsedOn }) =>
      say.session({ at: moment(createdAt), lastUsed: day(lastUsedOn) }),
    tournaments: ({ name: title, joinedAt, paidFbb }) =>
      `${name(title)}${joinedAt === null ? '' : `, ${moment(joinedAt)}`}${paidFbb === null ? '' : say.paid({ paidFbb })}`,
    tournamentDays: ({ day: playedOn, tournament, rounds, stars }) =>
      `${day(playedOn)}: ${name(tournament)}${say.tournamentDay({ rounds, stars })}`,
    events: ({ title, startsAt }) => `${moment(startsAt)}: ${name(title)}`,
    sharedGames: ({ name: club, with: partner, startedAt, found }) =>
      say.sharedGame({ at: moment(startedAt), club: name(club), who: person(partner), found }),
    clubs: ({ name: club, joinedAt }) => `${moment(joinedAt)}: ${name(club)}`,
    rewards: ({ createdAt, name: title, cost, code, usedAt }) =>
      `${moment(createdAt)}: ${say.reward({ title: name(title), cost, code: escaped(code) })}${usedAt === null ? '' : say.used({ at: moment(usedAt) })}`,
    videoRewards: ({ day: seenOn, video }) =>
      `${day(seenOn)}: ${isVideoId(video) ? said.videos[video] : escaped(video)}`,
  };
}
