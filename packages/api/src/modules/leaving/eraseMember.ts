import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { NO_PASSWORD } from '../accounts/passwords.ts';
import { MediaModel } from '../media/model.ts';
import { removeFiles } from '../media/removal.ts';
import { exportFolder, ExportModel } from '../takeAlong/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { ERASURES, eraseSome } from './erasure.ts';
import { heldNameRows, HeldNameModel } from './heldNames.ts';
import { LeavingModel } from './model.ts';

export interface Erasing {
  db: Knex;
  storage: FileStorage;
  now: Date;
  /** Called between two steps: throws where this process has to stop. */
  goOn: () => Promise<void>;
}

/** No name that somebody could have: it has a letter that names have not. */
const keyOfNobody = (id: string): string => `left:${id}`;

/** What is left of a member: an id, for what others need to stay true. */
const NOBODY = {
  username: 'closed-account',
  displayName: 'Closed account',
  email: '',
  // Empty for none.
  bio: '',
  avatarMediaId: '',
  drawnPerson: '',
  avatarFrame: null,
  challengeType: null,
  caregiverEmail: '',
  emergencyContact: '',
  supportNeeds: '',
  defaultPrivacy: 'friends',
  isReadShown: false,
  isTypingShown: false,
  findableBy: 'nobody',
  role: 'member',
  pausedUntil: null,
  profileHiddenAt: null,
  passwordHash: NO_PASSWORD,
  friendbaseBucks: 0,
} as const;

/** From here on nobody comes back: name, words about themselves and password go first. Answers false where somebody was faster. */
export async function beginErasing(
  { db, now }: Pick<Erasing, 'db' | 'now'>,
  memberId: string,
): Promise<boolean> {
  const member = await MemberModel.query(db).findById(memberId).throwIfNotFound();
  const held = await heldNameRows(member.username, now);
  return transact(db, async (trx) => {
    await holdMember(trx, memberId);
    const leaving = LeavingModel.query(trx).where({ memberId, state: 'left' });
    if ((await leaving.patch({ state: 'erasing', tokenHash: null, tokenUntil: null })) === 0) return false;
    await trx(HeldNameModel.tableName).insert(held).onConflict('nameHash').merge();
    const { askedAt } = await LeavingModel.query(trx).findById(memberId).throwIfNotFound();
    const key = keyOfNobody(memberId);
    const keys = { usernameKey: key, usernameSkeleton: key, emailKey: key };
    const times = { createdAt: askedAt, closedAt: askedAt };
    await trx(MemberModel.tableName)
      .where({ id: memberId })
      .update(MemberModel.fromJson({ ...NOBODY, ...keys, ...times }).$toDatabaseJson());
    return true;
  });
}

const FILES = 20;

/** The row goes last: what is stopped before that is found again. */
async function eraseMedia({ db, storage, goOn }: Erasing, ownerId: string): Promise<void> {
  for (;;) {
    await goOn();
    const media = await MediaModel.queryWithDeleted(db).where({ ownerId }).select('id').limit(FILES);
    if (media.length === 0) return;
    for (const { id } of media) {
      await goOn();
      await removeFiles(storage, id);
      await MediaModel.queryWithDeleted(db).deleteById(id);
    }
  }
}

async function eraseExport({ db, storage, goOn }: Erasing, memberId: string): Promise<void> {
  const row = await ExportModel.query(db).findOne({ memberId });
  if (!row) return;
  for await (const { key } of storage.list(exportFolder(row.id))) {
    await goOn();
    await storage.remove(key);
  }
}

/**
 * Deletes everything of a member from tables and files, in small steps. It can be stopped between any two and done again: then
 * it finds what is left.
 */
export async function eraseMember(erasing: Erasing, id: string): Promise<void> {
  const { db, now, goOn } = erasing;
  await eraseMedia(erasing, id);
  await eraseExport(erasing, id);
  for (const erasure of ERASURES) {
    do await goOn();
    while ((await eraseSome(db, erasure, { id, now: now.toISOString() })) > 0);
  }
}
