import { dataFile, jsonList, takenPage } from '@friendbase/contract/taken-file';
import type { TakenAlong, TakenFacts } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { readLikings } from '../likings/model.ts';
import { readSettings } from '../notifications/settings.ts';
import { RecoveryCardModel } from '../recovery/model.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { readTaken } from '../takenSettings/model.ts';
import type { MemberModel } from '../users/model.ts';
import { takenLists } from './lists.ts';
import { fileName, ownMedia, storedKey } from './mediaFiles.ts';
import { sightOf } from './sight.ts';
import type { ZipEntry } from './zip.ts';

/** Of larger pieces the garbage piles up: a file of 200 MB took 30 MB more memory. */
const PIECE_BYTES = 16 * 1024;

interface Source {
  /** Only reads. */
  db: Knex;
  storage: FileStorage;
}

async function factsOf(db: Knex, member: MemberModel): Promise<TakenFacts> {
  const { username, displayName, email, bio, defaultPrivacy, isReadShown, isTypingShown, findableBy } =
    member;
  const { challengeType, caregiverEmail, supportNeeds, emergencyContact } = member;
  const card = await RecoveryCardModel.query(db).findById(member.id);
  return {
    profile: {
      username,
      displayName,
      email,
      ...(bio !== undefined && { bio }),
      defaultPrivacy,
      isReadShown,
      isTypingShown,
      findableBy,
      friendbaseBucks: member.friendbaseBucks,
      createdAt: member.createdAt,
      likings: await readLikings(db, member.id),
    },
    care: {
      challengeType: challengeType ?? null,
      caregiverEmail: caregiverEmail ?? null,
      supportNeeds: supportNeeds ?? null,
      emergencyContact: emergencyContact ?? null,
    },
    settings: {
      comfort: await readTaken(db, member.id),
      notifications: await readSettings(db, member.id),
      recoveryCardMadeAt: card?.madeAt ?? null,
    },
  };
}

/** Pictures and videos, each as it is shown. One that is gone is noted and left out: the page says so. */
async function* mediaEntries(
  { db, storage }: Source,
  ownerId: string,
  gone: Set<string>,
): AsyncGenerator<ZipEntry> {
  for await (const media of ownMedia(db, ownerId)) {
    const key = storedKey(media);
    const file = key === null ? undefined : await storage.stat(key);
    if (file)
      yield { name: fileName(media), bytes: storage.open(file.key, undefined, PIECE_BYTES), isStored: true };
    else gone.add(media.id);
  }
}

async function* text(json: string): AsyncGenerator<string> {
  yield json;
}

/** What is in the file of a member. The page comes last: only then is known what could not be put in. */
export async function* exportEntries(source: Source, member: MemberModel): AsyncGenerator<ZipEntry> {
  const { db } = source;
  const gone = new Set<string>();
  yield* mediaEntries(source, member.id, gone);
  const sight = await sightOf(db, member.id);
  const facts = await factsOf(db, member);
  const taken: TakenAlong = { facts, lists: takenLists({ db, memberId: member.id, sight, gone }) };
  for (const name of ['profile', 'care', 'settings'] as const)
    yield { name: dataFile(name), bytes: text(`${JSON.stringify(facts[name], undefined, 2)}\n`) };
  for (const name of Object.keys(taken.lists) as (keyof TakenAlong['lists'])[])
    yield { name: dataFile(name), bytes: jsonList(taken.lists[name]()) };
  yield { name: 'index.html', bytes: takenPage(taken) };
}
