import { openMailServer, textOf } from './mailServer.ts';

// A server of mails for journeys. Says its port, and then each mail that it takes, a JSON object a line.

const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

const server = await openMailServer();
server.answerWith(({ to, raw }) => say({ to, raw, text: textOf({ raw }) }));
say({ port: server.settings.port });
