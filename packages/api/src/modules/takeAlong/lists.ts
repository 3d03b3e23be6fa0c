import { decisionTold } from '@friendbase/contract';
import type { TakenAlong, TakenLists } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import type { Model, QueryBuilder } from 'objection';
import { LetterModel } from '../letters/model.ts';
import { LikeModel } from '../likes/model.ts';
import { CommentModel } from '../comments/model.ts';
import { DecisionModel } from '../moderation/model.ts';
import type { AppealModel } from '../moderation/model.ts';
import { PostModel } from '../posts/model.ts';
import { ReactionModel } from '../reactions/model.ts';
import { ReportModel } from '../reports/model.ts';
import { RedemptionModel } from '../rewards/model.ts';
import { SessionModel } from '../sessions/model.ts';
import { carriedBy } from './carried.ts';
import { takenJoined } from './joined.ts';
import { ownMedia, shownMedia } from './mediaFiles.ts';
import { takenMessages } from './messages.ts';
import { takenNotifications } from './notifications.ts';
import { describedInPages, inPages, ROWS } from './pages.ts';
import { takenPeople } from './people.ts';
import type { Sight } from './sight.ts';

interface Source {
  db: Knex;
  memberId: string;
  sight: Sight;
  /** Pictures and videos whose file is gone. */
  gone: ReadonlySet<string>;
}

type Timed = Model & { createdAt: string; id: string };

/** A page of rows in the order of their time. */
const inTime = <Row extends Timed>(
  query: QueryBuilder<Row, Row[]>,
  after: Row | undefined,
): QueryBuilder<Row, Row[]> => {
  if (after) void query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
  return query.orderBy(['createdAt', 'id']).limit(ROWS);
};

/** A page of rows of which there is one a post. */
const byPost = <Row extends Model & { postId: string }>(
  query: QueryBuilder<Row, Row[]>,
  after: Row | undefined,
) => {
  if (after) void query.where('postId', '>', after.postId);
  return query.orderBy('postId').limit(ROWS);
};

const NOT_SEEN = { postBy: null, post: null };

/** Entries from rows, one by one. */
async function* told<Row, Entry>(rows: AsyncIterable<Row>, tell: (row: Row) => Entry): AsyncGenerator<Entry> {
  for await (const row of rows) yield tell(row);
}

/** The lists of what a member has, each read again from its beginning. */
export function takenLists({ db, memberId, sight, gone }: Source): TakenAlong['lists'] {
  const own = { userId: memberId };
  const byTime = <Row extends Timed>(query: () => QueryBuilder<Row, Row[]>) =>
    inPages<Row>((after) => inTime(query(), after));
  return {
    posts: () =>
      describedInPages<PostModel, TakenLists['posts']>(
        (after) => inTime(PostModel.query(db).where({ authorId: memberId }), after),
        async (posts) => {
          const carried = await carriedBy(db, posts, gone);
          return posts.map(({ id, createdAt, content, privacy }) => ({
            createdAt,
            content,
            privacy,
            media: carried.get(id) ?? [],
          }));
        },
      ),
    comments: () =>
      describedInPages<CommentModel, TakenLists['comments']>(
        (after) => inTime(CommentModel.query(db).where({ authorId: memberId }), after),
        async (comments) => {
          const posts = await sight.postsOf(comments.map(({ postId }) => postId));
          return comments.map(({ postId, createdAt, content }) => ({
            createdAt,
            content,
            postBy: posts.get(postId)?.postBy ?? null,
          }));
        },
      ),
    messages: () => takenMessages({ db, memberId, sight }),
    people: () => takenPeople(db, memberId),
    likes: () =>
      describedInPages<LikeModel, TakenLists['likes']>(
        (after) => byPost(LikeModel.query(db).where(own), after),
        async (likes) => {
          const posts = await sight.postsOf(likes.map(({ postId }) => postId));
          return likes.map(({ postId }) => posts.get(postId) ?? NOT_SEEN);
        },
      ),
    reactions: () =>
      describedInPages<ReactionModel, TakenLists['reactions']>(
        (after) => byPost(ReactionModel.query(db).where(own), after),
        async (reactions) => {
          const posts = await sight.postsOf(reactions.map(({ postId }) => postId));
          return reactions.map(({ postId, feeling }) => ({ ...(posts.get(postId) ?? NOT_SEEN), feeling }));
        },
      ),
    media: () =>
      told(ownMedia(db, memberId), (media) => ({ ...shownMedia(media, gone), createdAt: media.createdAt })),
    reports: () =>
      told(
        byTime<ReportModel>(() => ReportModel.query(db).where({ reporterId: memberId })),
        ({ createdAt, subjectKind: about, reason, words, state, answeredAt }) => ({
          createdAt,
          about,
          reason,
          words,
          state,
          answeredAt,
        }),
      ),
    decisions: () => takenDecisions(db, memberId),
    letters: () =>
      told(
        byTime<LetterModel>(() => LetterModel.query(db).where({ memberId })),
        ({ createdAt, words, answer }) => ({ createdAt, words, answer }),
      ),
    notifications: () => takenNotifications(db, memberId),
    sessions: async function* sessions() {
      const rows = await SessionModel.query(db).where(own).orderBy('createdAt');
      for (const { createdAt, lastUsedAt } of rows) yield { createdAt, lastUsedOn: lastUsedAt.slice(0, 10) };
    },
    rewards: () =>
      told(
        byTime<RedemptionModel>(() => RedemptionModel.query(db).where(own)),
        ({ createdAt, name, cost, redemptionCode: code, usedAt }) => ({
          createdAt,
          name,
          cost,
          code,
          usedAt,
        }),
      ),
    ...takenJoined({ db, memberId, sight }),
  };
}

async function* takenDecisions(db: Knex, ownerId: string): AsyncGenerator<TakenLists['decisions']> {
  const rows = inPages<DecisionModel>((after) =>
    inTime(
      DecisionModel.query(db).where({ ownerId }).whereNot('action', 'keep').withGraphFetched('appeal'),
      after,
    ),
  );
  for await (const row of rows) {
    const decision = decisionTold(row.stored, row.appeal);
    if (!decision) continue;
    const { createdAt, action, rule, subjectKind: about, excerpt, until, appeal } = decision;
    const appealWords = (row.appeal as AppealModel | undefined)?.words ?? null;
    yield { createdAt, action, rule, about, excerpt, until, appeal, appealWords };
  }
}
