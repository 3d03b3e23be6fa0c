/** `npm run push-keys`: makes the keys by which a server makes itself known to push services, as lines to set. */
import webPush from 'web-push';
import { pushSubjectFrom } from '../../src/config.ts';

const [subject = '', ...rest] = process.argv.slice(2);

if (pushSubjectFrom(subject) === undefined || rest.length > 0) {
  process.stderr.write('Write where push services reach you: npm run push-keys -- mailto:you@example.com\n');
  process.exitCode = 2;
} else {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  process.stdout.write(
    `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=${subject}\n`,
  );
  // Not among the lines, so that those can be written to a file.
  process.stderr.write(
    'Keep the private key to yourself. New keys end what every device is told with the old ones.\n',
  );
}
