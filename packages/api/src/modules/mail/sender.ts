import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { transact } from '../../db/transact.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { createDueRounds, later } from '../../live/dueRounds.ts';
import { MailModel } from '../../live/mailQueue.ts';
import { prepareMail } from './prepare.ts';
import type { MailSource } from './prepare.ts';
import type { Delivered, SmtpServer } from './smtp.ts';
import { createUnanswered } from './unanswered.ts';

const MINUTE_MS = 60_000;
/** A process that has taken a mail has sent it by then, or is no more: the next one takes it. */
const LEASE_MS = MINUTE_MS;
/** Before the second try and each after it. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];
/** Nothing waits for longer. What is due later was written before the clock was set back. */
const LONGEST_WAIT_MS = Math.max(LEASE_MS, ...RETRY_MS);
/** After that nobody waits for it anymore: who asked for a password asks again. */
const LIFE_MS = { recovery: 30 * MINUTE_MS, other: 24 * 60 * MINUTE_MS };
/** Mails on their way at once: no more than the connections to the server. */
const AT_ONCE = 2;
/** Mails that are looked for at once. */
const BATCH = 200;

export interface MailSenderOptions extends MailSource {
  db: Knex;
  /** Only reads. */
  reader: Knex;
  clock: { now(): Date };
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  deliver: SmtpServer['deliver'];
}

/** Nobody waits for it `inMs` anymore. One from the future is of a clock that was set back. */
function isOld({ about, createdAt }: MailModel, now: Date, inMs = 0): boolean {
  const ageMs = now.getTime() + inMs - Date.parse(createdAt);
  return Math.abs(ageMs) > (about === 'recovery' ? LIFE_MS.recovery : LIFE_MS.other);
}

/** Sends what is due; several processes share it. */
export function createMailSender({ db, reader, clock, logger, deliver, ...source }: MailSenderOptions) {
  const unanswered = createUnanswered();

  async function readDue(): Promise<MailModel[]> {
    const now = clock.now();
    return MailModel.query(reader)
      .where('dueAt', '<=', now.toISOString())
      .orWhere('dueAt', '>', later(now, LONGEST_WAIT_MS))
      .orderBy('dueAt')
      .limit(BATCH);
  }

  /** Takes one, unless another process has. Answers until when it is this process's. */
  async function take({ id, dueAt, tries }: MailModel, now: Date): Promise<string | undefined> {
    const lease = later(now, LEASE_MS);
    const taken = await MailModel.query(db)
      .where({ id, dueAt })
      .patch({ dueAt: lease, tries: tries + 1 });
    return taken === 1 ? lease : undefined;
  }

  /** A newer one that has taken its place meanwhile stays. */
  const finish = async ({ id }: MailModel, lease: string): Promise<void> =>
    void (await MailModel.query(db).where({ id, dueAt: lease }).delete());

  async function settle(mail: MailModel, lease: string, delivered: Delivered): Promise<void> {
    if (delivered.is === 'sent') return finish(mail, lease);
    const { about, tries } = mail;
    const now = clock.now();
    const waitMs = delivered.is === 'failed' ? RETRY_MS[tries] : undefined;
    const isGivenUp = waitMs === undefined || isOld(mail, now, waitMs);
    logger.warn({ about, status: delivered.status, tries: tries + 1, isGivenUp }, 'mail not taken');
    if (isGivenUp) return finish(mail, lease);
    await MailModel.query(db)
      .where({ id: mail.id, dueAt: lease })
      .patch({ dueAt: later(now, waitMs) });
  }

  async function sendOne(mail: MailModel): Promise<void> {
    const now = clock.now();
    const lease = await take(mail, now);
    if (lease === undefined) return;
    const sent = unanswered.take(mail);
    const prepared = isOld(mail, now)
      ? undefined
      : await transact(db, (trx) => prepareMail(trx, mail, source, now, sent));
    if (!prepared) return finish(mail, lease);
    const { memberId, outgoing, secrets } = prepared;
    const delivered = await deliver(outgoing);
    if (delivered.is === 'failed' && delivered.status === undefined) unanswered.store(mail, secrets, now);
    if (mail.about === 'recovery' && delivered.is === 'sent') logSecurity(logger, 'recoveryMailed', memberId);
    await settle(mail, lease, delivered);
  }

  return createDueRounds({
    readDue,
    work: sendOne,
    atOnce: AT_ONCE,
    onError: (error) => logger.error({ err: error }, 'mail not sent'),
  });
}
