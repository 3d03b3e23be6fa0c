import type { SeedConfirmation } from '../fixtures/seed.ts';
import type { MailContent } from '../mails.ts';
import { requestRecovery } from '../recovery.ts';
import type { Visitor } from './backend.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

export const CONFIRMATION_TOKEN = 'a-token-that-was-sent';

/** What a seed has sent to a member to confirm their address. */
export const confirmationOf = (name: Name): SeedConfirmation => ({
  memberId: memberId(name),
  token: CONFIRMATION_TOKEN,
  email: `${name}@example.com`,
});

/** What a mail lets somebody do: what stands behind `#` in its link, and its number. */
export function secretsIn(mail: MailContent | undefined): { token: string; code: string } {
  const { text } = mail ?? { text: '' };
  const [, token = ''] = /^https?:\S+#(?:email=)?(\S+)$/m.exec(text) ?? [];
  const [, first = '', second = ''] = /^(\d{3}) (\d{3})$/m.exec(text) ?? [];
  return { token, code: first + second };
}

/** What came last to a mailbox lets somebody do. */
export const lastSecrets = async (visitor: Visitor, address: string) =>
  secretsIn((await visitor.mailTo(address)).at(-1));

/** Asks for a mail; answers what shows that it came, in the browser that asked. */
export async function mailedCode(visitor: Visitor, email: string): Promise<{ ticket: string; code: string }> {
  const { ticket } = await visitor.call(requestRecovery, { body: { email } });
  return { ticket, code: (await lastSecrets(visitor, email)).code };
}

/** A number that is not the one of the mail. */
export const otherCodeThan = (code: string): string => (code === '111111' ? '222222' : '111111');
