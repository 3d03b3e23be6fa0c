import { apiError, visitorFormUrl } from '@friendbase/contract';
import type { Context } from 'koa';
import { isPassing } from '../../db/failures.ts';
import { compressedText } from '../compressedText.ts';
import type { IndexPage } from '../indexPage.ts';
import { languagesOf } from '../problems.ts';
import { allowStyle } from '../security.ts';
import { unrefDelay } from '../partChecks.ts';
import { memberPages } from './memberPages.ts';
import type { PageMember } from './memberPages.ts';
import { encodingFor, packed } from './packing.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { PageProcess } from './pageProcess.ts';
import { loadPageRenderer } from './pageRenderer.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { MEMBER_HEADER, sendPacked } from './sendPage.ts';
import type { AnswerFor, AnswerPage, RenderVisitorPage } from './sendPage.ts';
import { onceInEach, visitorPages } from './visitorPages.ts';

/** What answers requests for pages. */
export interface Pages {
  answer: AnswerPage;
  /** Whether there is a page at this path. */
  isPage: (path: string) => Promise<boolean>;
  /** Tells a person that nothing is at this address. */
  answerNotFound: AnswerPage;
  /** Missing where pages are not rendered. */
  renderVisitorPage?: RenderVisitorPage;
  /** What the policy allows every page to look like. */
  styleHashes: string[];
}

export interface ServerRenderingOptions {
  page: IndexPage;
  serverRendering: {
    /** The module that renders pages. */
    file: string;
    /** Renders those that are another for each request. */
    process: PageProcess;
  };
  isDemoOffered: boolean;
  /** What some sources of the app need. */
  filesOf: FilesOf;
  /** Whoever is logged in, if somebody is. */
  memberOf: (ctx: Context) => Promise<PageMember | undefined>;
  /** Whether somebody can log in with pictures on the device that asks. */
  hasPictures: (ctx: Context) => boolean;
  onError: (error: unknown) => void;
}

/** After these seconds the process has rendered what waits, or another one has taken its place. */
const BUSY_SECONDS = 5;

/** Renders the page of each address: the auth screen for whoever is not logged in, and a member's page with their data. */
export function serverRenderedPages(options: ServerRenderingOptions): Pages {
  const { page, serverRendering, isDemoOffered, filesOf, memberOf, hasPictures, onError } = options;
  const { styleHash } = filesOf([AUTH_SCREEN]);
  const answerMember = memberPages(page, serverRendering.process);
  const loading = loadPageRenderer(serverRendering.file);
  const visitors = loading
    .then((renderer) =>
      visitorPages({
        page,
        renderer,
        process: serverRendering.process,
        isDemoOffered,
        filesOf,
        hasPictures,
      }),
    )
    .catch((error: unknown): AnswerFor => {
      onError(error);
      return samePage(page.html);
    });
  const settingsOf = async (ctx: Context): Promise<string> => {
    const renderer = await loading.catch(() => undefined);
    return renderer?.settingsIn(ctx.cookies.get(renderer.settingsCookie) ?? '') ?? '';
  };
  const notFound = notFoundPage(page, loading, filesOf);
  return {
    // Where the app cannot be asked, its own router says in the browser what is there.
    isPage: (path) => loading.then((renderer) => renderer.isPage(path)).catch(() => true),
    async answerNotFound(ctx) {
      const who = await Promise.race([memberOf(ctx).catch(nobodyInOutage), unrefDelay(LOOK_UP_MS)]);
      if (who) await answerMember(ctx, who, await settingsOf(ctx), 404);
      else await (await notFound)(ctx);
      vary(ctx);
    },
    async answer(ctx) {
      const who = await memberOf(ctx);
      const settings = await settingsOf(ctx);
      if (who) {
        await answerMember(ctx, who, settings);
      } else {
        ctx.set(MEMBER_HEADER, 'none');
        await (
          await visitors
        )(ctx, settings);
      }
      vary(ctx);
    },
    renderVisitorPage: async (visitor, ctx) => {
      const settings = await settingsOf(ctx);
      const asked = { ...visitor, hasPictures: hasPictures(ctx) };
      const data = JSON.stringify((await loading).visitorData(asked, settings));
      const form = await serverRendering.process.render({
        kind: 'visitor',
        url: visitorFormUrl(visitor.place),
        data,
        settings,
        isNeeded: true,
        encoding: undefined,
      });
      // The frame would be of no use: only a script can make a page of it.
      if (form === undefined || 'redirectTo' in form)
        throw apiError('busy', { retryAfterSeconds: BUSY_SECONDS });
      if (form.styleHash !== undefined) allowStyle(ctx, form.styleHash);
      return form.body.toString();
    },
    styleHashes: [...page.styleHashes, ...(styleHash === undefined ? [] : [styleHash])],
  };
}

/** Who is logged in, and the language where nobody has chosen one. */
const vary = (ctx: Context): void => ctx.vary(['Cookie', 'Accept-Language']);

/** Whether an address exists does not wait for a database. */
const LOOK_UP_MS = 1000;

function nobodyInOutage(error: unknown): undefined {
  if (!isPassing(error)) throw error;
}

/** Rendered once in each language, while the database need not be there; without its words where the app cannot be asked. */
async function notFoundPage(
  page: IndexPage,
  loading: Promise<PageRenderer>,
  filesOf: FilesOf,
): Promise<AnswerPage> {
  try {
    const renderer = await loading;
    const inEach = onceInEach(renderer, async (languages) => {
      const { parts, ...rendered } = await renderer.renderNotFound(languages);
      const { html: style, styleHash } = filesOf([], parts);
      return { html: page.composeStill(rendered, style), styleHash };
    });
    await inEach([]);
    return async (ctx) => {
      const { html, styleHash } = await inEach(languagesOf(ctx));
      if (styleHash !== undefined) allowStyle(ctx, styleHash);
      sendPacked(ctx, await packed(html, encodingFor(ctx)), 404);
    };
  } catch {
    return refuseUnknown;
  }
}

const refuseUnknown: AnswerPage = () => Promise.reject(apiError('nothingHere'));

/** The same document at every address, for everybody. */
export function samePages({ html, styleHashes }: IndexPage): Pages {
  return {
    answer: samePage(html),
    isPage: () => Promise.resolve(true),
    answerNotFound: refuseUnknown,
    styleHashes,
  };
}

function samePage(html: string): AnswerPage {
  const page = compressedText('html', html);
  return (ctx) => Promise.resolve(page(ctx));
}
