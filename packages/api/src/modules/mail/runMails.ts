import type { DueRounds } from '../../live/dueRounds.ts';
import { keepLooking } from '../../live/dueRounds.ts';
import { createMailSender } from './sender.ts';
import type { MailSenderOptions } from './sender.ts';
import type { SmtpSettings } from './smtp.ts';

/** Sends mails for as long as the server runs. What speaks SMTP is loaded where it is used alone. */
export async function runMails(
  options: Omit<MailSenderOptions, 'deliver'>,
  settings: SmtpSettings,
): Promise<Pick<DueRounds, 'stop'>> {
  const { connectSmtp } = await import('./smtp.ts');
  const { deliver, close } = connectSmtp(settings);
  const { logger } = options;
  const sender = createMailSender({ ...options, deliver });
  const stopLooking = keepLooking(sender.run, (error) =>
    logger.error({ err: error }, 'mails not looked for'),
  );
  return {
    stop() {
      stopLooking();
      // What is on its way is cut off, and sent by the next process.
      close();
      return sender.stop();
    },
  };
}
