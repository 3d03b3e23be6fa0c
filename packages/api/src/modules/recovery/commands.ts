import {
  apiError,
  cardText,
  drawCard,
  requireForeignPassword,
  requireOpen,
  requireOwnAccount,
  toldOfRecovery,
  toldOfSecurity,
  usernameKey,
} from '@friendbase/contract';
import type { CardSecret, RecoveryCard } from '@friendbase/contract';
import { requireUncommonPassword } from '@friendbase/contract/common-passwords';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { hashOfToken } from '../../http/sessionCookie.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import { cardGuesses, passwordGuesses } from '../accounts/guesses.ts';
import { normalizedPasswords } from '../accounts/passwords.ts';
import type { MemberContext } from '../context.ts';
import { SessionModel } from '../sessions/model.ts';
import { removePictures } from '../pictureLogin/model.ts';
import { holdMember, MemberModel } from '../users/model.ts';
import { openRecovery, RecoveryCardModel, RecoveryModel, storeCard } from './model.ts';

interface DrawnCard {
  card: RecoveryCard;
  secretHash: string;
}

/** How members get back in without their password. */
export function recoveryCommands({ db, clock, live, passwords, logger }: Deps, limits: Limits) {
  const ofMembers = normalizedPasswords(passwords);
  const guesses = cardGuesses(limits);
  const guessesOfPassword = passwordGuesses(limits);
  const checkCurrentPassword = currentPasswordCheck({ passwords }, limits);

  async function draw(): Promise<DrawnCard> {
    const card = { ...drawCard(), madeAt: clock.now().toISOString() };
    return { card, secretHash: await passwords.hash(cardText(card)) };
  }

  const store = (trx: Knex.Transaction, memberId: string, { card: { madeAt }, secretHash }: DrawnCard) =>
    storeCard(trx, { memberId, secretHash, madeAt });

  return {
    /** Throws 403 for a wrong password and the demo account. */
    async makeCard(
      { currentPassword }: { currentPassword: string },
      context: MemberContext,
    ): Promise<RecoveryCard> {
      const { member } = context;
      requireOwnAccount(member);
      await checkCurrentPassword(currentPassword, context);
      const drawn = await draw();
      await context.write(async (trx) => {
        await store(trx, member.id, drawn);
        live.tell(trx, toldOfSecurity(member.id, 'card'));
      });
      logSecurity(logger, 'cardMade', member.id);
      return drawn.card;
    },

    /**
     * Answers a token that lets its member choose a password. Throws 403 for any other card, after the same work for every name,
     * and 429 after too many tries.
     */
    async prove(
      { username, ...secret }: CardSecret & { username: string },
      context: MemberContext,
    ): Promise<{ token: string }> {
      const name = usernameKey(username);
      await guesses.count(name, context.address);
      const card = await RecoveryCardModel.query(db)
        .select('recoveryCards.*')
        .join('users', 'users.id', 'recoveryCards.memberId')
        .findOne({ usernameKey: name });
      const isRight = await passwords.verify(cardText(secret), card?.secretHash);
      if (!card || !isRight) {
        logSecurity(logger, 'cardRefused', card?.memberId);
        throw apiError('cardRefused');
      }
      await guesses.forgive(name, context.address);
      const { memberId, secretHash } = card;
      return context.write(async (trx) => {
        await holdMember(trx, memberId);
        // Another one may have been made since.
        if (!(await RecoveryCardModel.query(trx).findOne({ memberId, secretHash })))
          throw apiError('cardRefused');
        return { token: await openRecovery(trx, memberId, 'card', clock.now()) };
      });
    },

    /**
     * Chooses a password, once for each token. Of several at once one is first, and the others are refused. Throws 403 for a token
     * that is unknown, used, replaced or too old.
     */
    async choosePassword(
      { token, newPassword }: { token: string; newPassword: string },
      context: MemberContext,
    ): Promise<{ username: string; card: RecoveryCard | null }> {
      const tokenHash = hashOfToken(token);
      const found = await RecoveryModel.query(db).findOne({ tokenHash }).withGraphFetched('member');
      const { member, memberId, way } = requireOpen(found, clock.now());
      requireForeignPassword(newPassword, member);
      requireUncommonPassword('newPassword', newPassword);
      const passwordHash = await ofMembers.hash(newPassword);
      const drawn = way === 'card' ? await draw() : undefined;
      await context.write(async (trx) => {
        await holdMember(trx, memberId);
        const used = await RecoveryModel.query(trx).where({ memberId, tokenHash }).delete();
        if (used !== 1) throw apiError('recoveryOver');
        await MemberModel.query(trx).findById(memberId).patch({ passwordHash });
        await SessionModel.query(trx).where({ userId: memberId }).delete();
        await removePictures(trx, memberId);
        if (drawn) await store(trx, memberId, drawn);
        live.tell(trx, toldOfRecovery(memberId, way));
      });
      // Somebody else may be logged in on this browser: who has just chosen a password logs in next.
      await context.endSession();
      logSecurity(logger, 'recoveryUsed', memberId, { way });
      // Whoever has tried passwords before must not wait to use the one they have now.
      await guessesOfPassword.forgive(usernameKey(member.username), context.address);
      return { username: member.username, card: drawn?.card ?? null };
    },
  };
}
