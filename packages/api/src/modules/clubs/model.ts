import type { ClubExample, ClubMember } from '@friendbase/contract';
import { Model } from 'objection';

/** That a member is in a club. The pair is the key. */
export class ClubMemberModel extends Model implements ClubMember {
  static override tableName = 'club_members';
  static override idColumn = ['clubId', 'userId'];

  declare clubId: string;
  declare userId: string;
  declare createdAt: string;
  /** Whether they are in the number of the club: the database says so of each whose account is open. */
  declare isCounted: boolean;
}

/** How many are in a club. Triggers of the database maintain it, and nothing here writes it. */
export class ClubSizeModel extends Model {
  static override tableName = 'club_sizes';
  static override idColumn = 'clubId';

  declare clubId: string;
  declare members: number;
}

/** The number that the specification gives a club. Only the demo community has them. */
export class ClubExampleModel extends Model implements ClubExample {
  static override tableName = 'club_examples';
  static override idColumn = 'clubId';

  declare clubId: string;
  declare memberCount: number;
}
