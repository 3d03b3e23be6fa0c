import { type BrowserContext, type Page, request } from '@playwright/test';
import { type OwnServer, startMailServer, startOwnServer } from '../../e2e/ownServer.ts';
import { accept, askFor, logIn, type NewMember, signUp } from '../../e2e/people.ts';
import { HANG_MS } from '../../../../scripts/hang.ts';
import { openBrowser } from './browser.ts';
import { openDesktop } from './desktop.ts';
import { Listener, type Reader } from './listener.ts';
import { allProblems, transcript } from './report.ts';

/** Who and what is there as a journey begins. */
export interface Beginning {
  listener: Listener;
  annIs: NewMember;
  /** A friend of Ann's, who does things elsewhere. */
  ben: NewMember;
  /** Somebody whom Ann does not know. */
  cleo: NewMember;
  /** Logs Ann in, without a page. */
  annIsLoggedIn: () => Promise<void>;
  /** Logs out whoever is logged in in the browser, without a page. */
  logOut: () => Promise<unknown>;
  /** What mails let somebody do. */
  mails: Pick<Awaited<ReturnType<typeof startMailServer>>, 'newest'>;
  /** The link to a new password, as who runs FriendBase gives it to a member. */
  linkFor: (username: string) => Promise<string>;
  /** Gives somebody a role, as who runs FriendBase does it. */
  give: OwnServer['give'];
}

export interface Journey {
  title: string;
  /** The product sends mails, to a real server of mails. */
  sendsMail?: boolean;
  /** The tournaments, the rewards and the members of the demo community are there. */
  hasCommunity?: boolean;
  walk: (beginning: Beginning) => Promise<void>;
}

/** A reader, and the page it reads. They end with `cleanup`. */
export type OpenReader = (
  cleanup: AsyncDisposableStack,
  origin: string,
) => Promise<{ reader: Reader; context: BrowserContext; page: Page }>;

const openOrca: OpenReader = async (cleanup, origin) => {
  const desktop = cleanup.use(await openDesktop());
  const { context, page } = cleanup.use(await openBrowser(desktop, origin));
  return { reader: desktop, context, page };
};

/** Walks a journey. It returns its transcript and what was wrong, also where it broke off or did not even begin. */
export async function walkOnce(journey: Journey, open = openOrca, saidBy?: string) {
  const { steps, brokenOff } = await walk(journey, open).catch((error: unknown) => ({
    steps: [],
    brokenOff: String(error),
  }));
  const problems = [...allProblems(steps), ...(brokenOff === undefined ? [] : [`Broken off: ${brokenOff}`])];
  return { text: transcript(journey.title, steps, saidBy), steps: steps.length, problems };
}

/** On a product, a reader and a browser of its own. */
async function walk(journey: Journey, open: OpenReader) {
  await using cleanup = new AsyncDisposableStack();
  const mails = await startMailServer();
  cleanup.defer(() => mails.stop());
  const product = await startOwnServer({
    RATE_LIMIT_SCALE: '1000',
    DEMO_DATA: journey.hasCommunity ? '1' : '0',
    ...(journey.sendsMail && { SMTP_URL: mails.url, MAIL_FROM: 'hello@friends.example.com' }),
  });
  cleanup.defer(() => product.stop());
  const calls = () => request.newContext({ baseURL: product.origin, timeout: HANG_MS });
  const signsUp = async (name: string) => signUp(await calls(), name);
  // One after the other: a busy machine does not take more passwords at once.
  const annIs = await signsUp('Ann Berg');
  const ben = await signsUp('Ben Clark');
  const cleo = await signsUp('Cleo Dahl');
  await accept(ben, await askFor(annIs, ben));
  const { reader, context, page } = await open(cleanup, product.origin);
  const listener = new Listener(reader, page);
  const annIsLoggedIn = () => logIn(context.request, annIs);
  const logOut = () => context.request.post('/api/auth/logout');
  let brokenOff: string | undefined;
  try {
    await journey.walk({
      listener,
      annIs,
      ben,
      cleo,
      annIsLoggedIn,
      logOut,
      mails,
      linkFor: product.linkFor,
      give: product.give,
    });
  } catch (error) {
    brokenOff = error instanceof Error ? error.message : String(error);
  }
  await reader.voice.untilQuiet();
  listener.finish();
  for (const { request: calling } of [annIs, ben, cleo]) await calling.dispose();
  return { steps: listener.steps, brokenOff };
}
