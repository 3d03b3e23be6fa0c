import type { MailModel } from '../../live/mailQueue.ts';
import type { Secrets } from './prepare.ts';

/** Longer than what a mail to who forgot their password is tried again for. */
const REMEMBERED_MS = 30 * 60_000;

/**
 * What this process has handed to a server that did not answer. The server may have it all the same: the next try is the same mail then, so
 * that its receiver has one, or two that both work. In memory alone: the table of mails has nothing that lets somebody do something.
 */
export function createUnanswered() {
  const stored = new Map<string, { tries: number; secrets: Secrets; at: Date }>();
  return {
    store({ messageId, tries }: MailModel, secrets: Secrets, now: Date): void {
      for (const [id, { at }] of stored) if (now.getTime() - at.getTime() > REMEMBERED_MS) stored.delete(id);
      stored.set(messageId, { tries: tries + 1, secrets, at: now });
    },

    /** What the try before had in it; nothing where that was another process's, which has replaced it. */
    take({ messageId, tries }: MailModel): Secrets | undefined {
      const last = stored.get(messageId);
      stored.delete(messageId);
      return last?.tries === tries ? last.secrets : undefined;
    },
  };
}
