import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

/** Where mails are handed over, and who they are from. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte. Without it a server is asked for it first. */
  isSecure: boolean;
  /** Nothing is sent where it cannot be had. */
  needsTls: boolean;
  /** Never to be shown. */
  auth: { user: string; pass: string } | undefined;
  from: string;
}

export interface OutgoingMail {
  to: { name: string; address: string };
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Of this mail, whoever sends it. */
  messageId: string;
}

/** What has become of a mail: `refused` where it will never be taken, `failed` where it may be taken later. */
export type Delivered = { is: 'sent' } | { is: 'refused' | 'failed'; status: number | undefined };

export interface SmtpServer {
  deliver: (mail: OutgoingMail) => Promise<Delivered>;
  close: () => void;
}

/** A server that does not greet for as long is asked again later. */
const SILENT_MS = 10_000;
/** In all: one that tells a little again and again is not waited for any longer. */
const WHOLE_MS = 30_000;

interface Waits {
  silentMs?: number | undefined;
  wholeMs?: number | undefined;
}

/** Speaks to one server. Nothing of it is logged: its answers may name addresses. */
export function connectSmtp(
  { host, port, isSecure, needsTls, auth, from }: SmtpSettings,
  { silentMs = SILENT_MS, wholeMs = WHOLE_MS }: Waits = {},
): SmtpServer {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(auth && { auth }),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    // It may look into a mail for long before it answers (RFC 5321, 4.5.3.2.6): who hangs up then, sends it twice.
    socketTimeout: wholeMs,
  });
  const sendMail = async ({ messageId, ...mail }: OutgoingMail): Promise<Delivered> => {
    await transport.sendMail({
      ...mail,
      from: { name: 'FriendBase', address: from },
      messageId: `<${messageId}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { is: 'sent' };
  };
  return {
    async deliver(mail) {
      const inTime = new AbortController();
      const tooLong = setTimeout<Delivered>(
        wholeMs,
        { is: 'failed', status: undefined },
        { signal: inTime.signal },
      );
      try {
        return await Promise.race([sendMail(mail), tooLong]);
      } catch (error) {
        return notTaken(error);
      } finally {
        tooLong.catch(() => undefined);
        inTime.abort();
      }
    },
    close: () => transport.close(),
  };
}

/** Where the server does not take *us*, the mail may still go once its settings are mended. */
function notTaken(error: unknown): Delivered {
  const { code, responseCode: status } = error as { code?: unknown; responseCode?: number };
  const isFinal = code !== 'EAUTH' && status !== undefined && status >= 500;
  return { is: isFinal ? 'refused' : 'failed', status };
}
