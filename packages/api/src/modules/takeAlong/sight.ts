import { mayReadPost, personSeen } from '@friendbase/contract';
import type { Profile, Relation } from '@friendbase/contract';
import type { Knex } from 'knex';
import { pairedIdsSql } from '../friendships/pairedIds.ts';
import { PostModel } from '../posts/model.ts';
import { reportedBy } from '../reports/model.ts';
import { MemberModel } from '../users/model.ts';

/** What a member sees of others: a taken file has no more of them. */
export interface Sight {
  relationTo: (otherId: string) => Relation;
  /** Null of who is blocked in either direction, and of a closed account: the file does not tell which it is. */
  nameOf: (member: (Profile & { closedAt?: string | null }) | undefined) => string | null;
  /** What a post says and who wrote it, by its id; not of one that the member cannot read. */
  postsOf: (ids: string[]) => Promise<Map<string, { postBy: string | null; post: string }>>;
  people: (ids: string[]) => Promise<Map<string, MemberModel>>;
}

const idsOf = async (db: Knex, reader: string, status: 'accepted' | 'blocked'): Promise<Set<string>> => {
  const rows = await db.raw<{ id: string }[]>(pairedIdsSql(':reader', status), { reader });
  return new Set(rows.map(({ id }) => id));
};

export async function sightOf(db: Knex, reader: string): Promise<Sight> {
  const [friends, blocked] = [await idsOf(db, reader, 'accepted'), await idsOf(db, reader, 'blocked')];
  const relationTo = (otherId: string): Relation => {
    if (otherId === reader) return 'self';
    if (blocked.has(otherId)) return 'blocked';
    return friends.has(otherId) ? 'friend' : 'none';
  };
  const nameOf: Sight['nameOf'] = (member) => {
    if (!member || relationTo(member.id) === 'blocked') return null;
    const { displayName, isClosed } = personSeen(member);
    return isClosed ? null : displayName;
  };
  return {
    relationTo,
    nameOf,
    async postsOf(ids) {
      const posts = await PostModel.query(db)
        .findByIds(ids)
        .whereNotIn('id', reportedBy(db, reader, 'post'))
        .withGraphFetched('author(person)');
      const read = posts.filter(({ privacy, authorId }) => mayReadPost(privacy, relationTo(authorId)));
      return new Map(read.map(({ id, content, author }) => [id, { postBy: nameOf(author), post: content }]));
    },
    async people(ids) {
      const members = await MemberModel.query(db)
        .findByIds([...new Set(ids)])
        .modify('person');
      return new Map(members.map((member) => [member.id, member]));
    },
  };
}
