import { randomUUID } from 'node:crypto';
import { VISITOR_FORMS, visitorFormUrl } from '@friendbase/contract';
import type { VisitorForm, VisitorPlace } from '@friendbase/contract';
import type { Context } from 'koa';
import { compressedText } from '../compressedText.ts';
import type { IndexPage } from '../indexPage.ts';
import { languagesOf } from '../problems.ts';
import { allowStyle } from '../security.ts';
import { AUTH_SCREEN } from './pageFiles.ts';
import type { FilesOf } from './pageFiles.ts';
import type { Rendered, PageRenderer } from './pageRenderer.ts';
import { encodingFor } from './packing.ts';
import type { PageProcess } from './pageProcess.ts';
import { placeOf, sendPacked, sendPage } from './sendPage.ts';
import type { AnswerFor, AnswerPage } from './sendPage.ts';

interface VisitorPages {
  page: IndexPage;
  renderer: PageRenderer;
  process: PageProcess;
  isDemoOffered: boolean;
  filesOf: FilesOf;
  /** Whether somebody can log in with pictures on the device that asks. */
  hasPictures: (ctx: Context) => boolean;
}

type Kind = Pick<VisitorPlace, 'form' | 'isLink'>;

/** The pages there are: one a form, and one for who comes by a link. */
const KINDS: readonly Kind[] = [...VISITOR_FORMS.map((form) => ({ form })), { form: 'help', isLink: true }];

const keyOf = ({ form, isLink = false }: Kind, isWithPictures: boolean): string =>
  `${form} ${isLink} ${isWithPictures}`;

/** Stand in the rendered pages for what is another in each request. */
const KEY_MARK = 'key-of-this-form';
const NEXT_MARK = '/page-after-this';
const NEXT_IN_URL = new RegExp(String.raw`(\?|&amp;)next=${encodeURIComponent(NEXT_MARK)}`, 'g');

/**
 * Answers with the auth screen, rendered once in each language with each of its forms open. What is the same for all who come
 * without an address of a page is packed once too; otherwise the page to come back to and the key of the form are put in.
 * For settings that change it, it is rendered again; while many pages are, they get the one of everybody.
 */
export async function visitorPages({
  page,
  renderer,
  process,
  isDemoOffered,
  filesOf,
  hasPictures,
}: VisitorPages): Promise<AnswerFor> {
  const filesFor = (form: VisitorForm) => filesOf([AUTH_SCREEN], renderer.partsFor('', form));
  const render = async (languages: readonly string[]): Promise<AnswerPage> => {
    const renderOne = async (kind: Kind, isWithPictures: boolean): Promise<[string, Rendered]> => {
      const place = { ...kind, next: NEXT_MARK };
      const visitor = { place, languages, formKey: KEY_MARK, typed: {}, hasPictures: isWithPictures };
      const data = JSON.stringify(renderer.visitorData(visitor, ''));
      return [
        keyOf(place, isWithPictures),
        await renderer.renderPage(visitorFormUrl(place), data, isDemoOffered),
      ];
    };
    const rendered = new Map(
      await Promise.all(KINDS.flatMap((kind) => [renderOne(kind, false), renderOne(kind, true)])),
    );
    const compose = (place: VisitorPlace, formKey: string, isWithPictures = false) => {
      const visitor = { place, languages, formKey, typed: {}, hasPictures: isWithPictures };
      const data = JSON.stringify(renderer.visitorData(visitor, ''));
      return page.compose({
        rendered: withPlace(rendered.get(keyOf(place, isWithPictures)), place.next, formKey),
        data,
        files: filesFor(place.form).html,
      });
    };
    // Its sign-up form has a key of its own page: without a script that form is another address.
    const usual = compressedText('html', compose(LOG_IN, ''));
    return async (ctx) => {
      const place = placeOf(ctx);
      const isWithPictures = hasPictures(ctx);
      if (place.form !== 'log-in' || place.next !== undefined || isWithPictures) {
        const { styleHash } = filesFor(place.form);
        if (place.form !== 'log-in' && styleHash !== undefined) allowStyle(ctx, styleHash);
        return sendPage(ctx, compose(place, randomUUID(), isWithPictures));
      }
      usual(ctx);
      ctx.set('Cache-Control', 'private, no-cache');
    };
  };
  const renderOwn = async (ctx: Context, settings: string) => {
    const place = placeOf(ctx);
    const visitor = {
      place,
      languages: languagesOf(ctx),
      formKey: randomUUID(),
      typed: {},
      hasPictures: hasPictures(ctx),
    };
    const own = await process.render({
      kind: 'visitor',
      url: visitorFormUrl(place),
      data: JSON.stringify(renderer.visitorData(visitor, settings)),
      settings,
      isNeeded: false,
      encoding: encodingFor(ctx),
    });
    return own && 'body' in own ? own : undefined;
  };
  const inEach = onceInEach(renderer, render);
  await inEach([]);
  return async (ctx, settings) => {
    const own = settings === '' ? undefined : await renderOwn(ctx, settings);
    if (!own) return (await inEach(languagesOf(ctx)))(ctx);
    if (own.styleHash !== undefined) allowStyle(ctx, own.styleHash);
    sendPacked(ctx, own.body);
  };
}

const LOG_IN: VisitorPlace = { form: 'log-in', next: undefined };

/** Renders what is the same for everybody once in each language that the app has, when it is asked for. */
export function onceInEach<Result>(
  renderer: Pick<PageRenderer, 'visitorData'>,
  render: (languages: readonly string[]) => Promise<Result>,
): (languages: readonly string[]) => Promise<Result> {
  const rendered = new Map<string | undefined, Promise<Result>>();
  return (languages) => {
    const { language } = renderer.visitorData({ place: LOG_IN, languages, formKey: '', typed: {} }, '');
    const known = rendered.get(language);
    if (known) return known;
    const made = render(languages);
    rendered.set(language, made);
    // Asked for again, it is tried again.
    made.catch(() => rendered.delete(language));
    return made;
  };
}

function withPlace(
  rendered: Rendered | undefined,
  next: string | undefined,
  formKey: string,
): Rendered | undefined {
  if (!rendered) return undefined;
  const asked = next === undefined ? '' : new URLSearchParams({ next }).toString();
  const html = rendered.html
    .replaceAll(NEXT_IN_URL, (_, joint: string) => asked && joint + asked)
    .replaceAll(KEY_MARK, () => formKey);
  return { ...rendered, html };
}
