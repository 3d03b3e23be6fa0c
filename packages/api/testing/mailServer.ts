import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../src/modules/mail/smtp.ts';

/** A mail as a server has got it. */
interface ReceivedMail {
  to: string[];
  /** As it came, with its header. */
  raw: string;
}

/** What the server does with what it has read; it has the mail unless it throws. */
export type MailAnswer = (mail: ReceivedMail) => Promise<void> | void;

/** An error as a server of mails answers it. */
export const smtpError = (responseCode: number): Error =>
  Object.assign(new Error('Not taken.'), { responseCode });

/** Where nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A real server of mails on this machine, which stores what it accepts. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  let answer: MailAnswer = () => undefined;
  /** Answers why it was not taken, if it was not. */
  async function take(stream: Readable, to: string[]): Promise<Error | null> {
    const mail = { to, raw: await text(stream) };
    try {
      await answer(mail);
      received.push(mail);
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void (async () => done(await take(stream, to)))();
    },
  });
  // Whoever goes away in the middle of a mail.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => void sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const settings: SmtpSettings = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    needsTls: false,
    auth: undefined,
    from: 'hello@friends.example.com',
  };
  return {
    settings,
    received,
    /** Left out, everything is taken. */
    answerWith(next: MailAnswer = () => undefined) {
      answer = next;
    },
    /** Breaks each connection: who waits for an answer gets none. */
    hangUp() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** The words of a mail, as its receiver reads them. */
export function textOf({ raw }: Pick<ReceivedMail, 'raw'>): string {
  const [, headers = '', body = ''] =
    /Content-Type: text\/plain[^\r\n]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  if (!/quoted-printable/i.test(headers)) return body;
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
