import {
  apiError,
  clientDataIn,
  creationOf,
  isCounterBack,
  isDemoAccount,
  newChallenge,
  requestOf,
  requireChallenge,
  requireOwnAccount,
  requireRoom,
  requireSite,
  toldOfSecurity,
} from '@friendbase/contract';
import type { OwnProof, Passkey, PasskeyPurpose, PasskeyUse, StoredPasskey } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { startOpenSession } from './openSession.ts';
import { checkMade, checkUse } from './passkeyChecks.ts';
import { passkeysOf } from './passkeyRecords.ts';
import { isPasswordOf, requireMember } from './people.ts';

type PasskeyHandlers = Pick<
  MockHandlers,
  | 'listPasskeys'
  | 'startPasskey'
  | 'startPasskeyProof'
  | 'makePasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'answerPasskeyOffer'
  | 'startPasskeyLogIn'
  | 'logInWithPasskey'
>;

const seen = ({ id, name, createdAt, lastUsedAt, pausedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isPaused: pausedAt !== null,
});

async function ask(
  { store, now }: Pick<MockContext, 'store' | 'now'>,
  purpose: PasskeyPurpose,
  memberId: string | null,
): Promise<string> {
  const challenge = newChallenge();
  await store.passkeyChallenges.create({ challenge, purpose, memberId, createdAt: now().toISOString() });
  return challenge;
}

/** Uses a challenge up, whatever becomes of the call: what a refused press has changed is stored. */
function takeChallenge(
  { store, now }: Pick<MockContext, 'store' | 'now'>,
  clientDataJSON: string,
  asked: { purpose: PasskeyPurpose; memberId: string | null },
): void {
  const { challenge } = clientDataIn(clientDataJSON);
  const stored = store.passkeyChallenges.findFirst((q) => q.where({ challenge }));
  store.passkeyChallenges.delete((q) => q.where({ challenge }));
  requireChallenge(stored, asked, now());
}

const change = (store: Store, id: string, changes: Partial<StoredPasskey>) =>
  store.passkeys.update((q) => q.where({ id }), {
    strict: true,
    data: (passkey) => void Object.assign(passkey, changes),
  });

/** A passkey that was just used, counted. Throws 403 for one that does not fit; where it may have been copied it is paused. */
async function countPasskey(
  used: PasskeyUse,
  context: MockContext,
  asked: { purpose: PasskeyPurpose; memberId: string | null },
): Promise<StoredPasskey> {
  const { store, now, tell, passkeySite } = context;
  const site = requireSite(passkeySite);
  takeChallenge(context, used.response.clientDataJSON, asked);
  const passkey = store.passkeys.findFirst((q) => q.where({ credentialId: used.id }));
  if (!passkey || (asked.memberId !== null && passkey.memberId !== asked.memberId))
    throw apiError('passkeyRefused');
  const counter = await checkUse(site, passkey, used);
  if (passkey.pausedAt !== null) throw apiError('passkeyPaused');
  const at = now().toISOString();
  if (isCounterBack(passkey.counter, counter)) {
    await change(store, passkey.id, { pausedAt: at });
    await tell(toldOfSecurity(passkey.memberId, 'passkeyPaused'));
    throw apiError('passkeyPaused');
  }
  await change(store, passkey.id, { counter, lastUsedAt: at });
  return passkey;
}

/** Asks a member who is logged in for their password, or for a passkey that they use now. */
export async function prove(proof: OwnProof, context: MockContext): Promise<void> {
  const me = context.caller();
  if ('passkey' in proof) {
    await countPasskey(proof.passkey, context, { purpose: 'prove', memberId: me.id });
    return;
  }
  if (!isPasswordOf(me, proof.currentPassword)) throw apiError('wrongCurrentPassword');
  const isTooLittle = me.role !== 'member' && !context.isRoleOpen();
  if (isTooLittle && passkeysOf(context.store, me.id).length > 0) throw apiError('passkeyNeeded');
}

function requireOwn(store: Store, id: string, memberId: string): StoredPasskey {
  const passkey = store.passkeys.findFirst((q) => q.where({ id, memberId }));
  if (!passkey) throw apiError('passkeyNotFound');
  return passkey;
}

export const passkeys: PasskeyHandlers = {
  async listPasskeys(_, { store, caller, passkeySite, isRoleOpen }) {
    const me = caller();
    return {
      isOffered: passkeySite !== undefined,
      isNeeded: me.role !== 'member' && !isRoleOpen(),
      passkeys: passkeysOf(store, me.id).map(seen),
    };
  },

  async startPasskey({ body: { proof } }, context) {
    const me = context.caller();
    requireOwnAccount(me);
    const site = requireSite(context.passkeySite);
    const known = passkeysOf(context.store, me.id);
    requireRoom(known.length);
    await prove(proof, context);
    return creationOf(site, await ask(context, 'make', me.id), me, known);
  },

  async startPasskeyProof(_, context) {
    const me = context.caller();
    const site = requireSite(context.passkeySite);
    const known = passkeysOf(context.store, me.id).filter(({ pausedAt }) => pausedAt === null);
    if (known.length === 0) throw apiError('passkeyNotFound');
    return requestOf(site, await ask(context, 'prove', me.id), known);
  },

  async makePasskey({ body: { name, made } }, context) {
    const { store, caller, now, tell, session } = context;
    const me = caller();
    requireOwnAccount(me);
    const site = requireSite(context.passkeySite);
    takeChallenge(context, made.response.clientDataJSON, { purpose: 'make', memberId: me.id });
    const fresh = await checkMade(site, made);
    requireRoom(passkeysOf(store, me.id).length);
    if (store.passkeys.findFirst((q) => q.where({ credentialId: fresh.credentialId })))
      throw apiError('passkeyRefused');
    const passkey = await store.passkeys.create({
      ...fresh,
      id: crypto.randomUUID(),
      memberId: me.id,
      name,
      createdAt: now().toISOString(),
      lastUsedAt: null,
      pausedAt: null,
    });
    session.change({ isStrong: true });
    await tell(toldOfSecurity(me.id, 'passkeyMade'));
    return seen(passkey);
  },

  async renamePasskey({ params: { id }, body: { name } }, { store, caller }) {
    const own = requireOwn(store, id, caller().id);
    await change(store, id, { name });
    return seen({ ...own, name });
  },

  async removePasskey({ params: { id }, body: { proof } }, context) {
    const { store, caller, tell, session } = context;
    const me = caller();
    await prove(proof, context);
    requireOwn(store, id, me.id);
    store.passkeys.delete((q) => q.where({ id }));
    if (passkeysOf(store, me.id).length === 0) session.change({ isStrong: false });
    await tell(toldOfSecurity(me.id, 'passkeyRemoved'));
  },

  async answerPasskeyOffer({ body: { answer } }, { store, caller, now, tell, passkeySite }) {
    const me = caller();
    if (!passkeySite || isDemoAccount(me)) return;
    const memberId = me.id;
    const before = store.passkeyOffers.findFirst((q) => q.where({ memberId }));
    if (answer === 'declined') {
      store.passkeyOffers.delete((q) => q.where({ memberId }));
      await store.passkeyOffers.create({ memberId, declinedAt: now().toISOString() });
      await tell({ memberId, name: 'looked', data: {} });
    } else if (!before && passkeysOf(store, memberId).length === 0) {
      await store.passkeyOffers.create({ memberId, declinedAt: null });
      await tell(toldOfSecurity(memberId, 'offerPasskey'));
    }
  },

  async startPasskeyLogIn(_, context) {
    return requestOf(requireSite(context.passkeySite), await ask(context, 'logIn', null));
  },

  async logInWithPasskey({ body: { passkey } }, context) {
    const { memberId } = await countPasskey(passkey, context, { purpose: 'logIn', memberId: null });
    const member = requireMember(context.store, memberId);
    await startOpenSession(member, context, { isStrong: true });
    return member;
  },
};
