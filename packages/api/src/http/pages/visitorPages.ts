import { randomUUID } from 'node:crypto';
import { VISITOR_FORMS, visitorFormUrl, visitorPlace } from '@friendbase/contract';
import type { VisitorForm, VisitorPlace } from '@friendbase/contract';
import type { Context } from 'koa';
import { compressedText } from '../compressedText.ts';
import type { IndexPage } from '../indexPage.ts';
import { languagesOf } from '../problems.ts';
import { allowStyle } from '../security.ts';
import type { Drawn, PageWriter } from './pageWriter.ts';
import { encodingFor } from './packing.ts';
import type { PageProcess } from './pageProcess.ts';
import { sendPacked, sendPage } from './sendPage.ts';
import type { AnswerFor, AnswerPage } from './sendPage.ts';

interface VisitorPages {
  page: IndexPage;
  writer: PageWriter;
  process: PageProcess;
  isDemoOffered: boolean;
  /** Links to what the auth screen needs. */
  files: string;
}

/** Stand in the drawn pages for what is another in each request. */
const KEY_MARK = 'key-of-this-form';
const NEXT_MARK = '/page-after-this';
const NEXT_IN_URL = new RegExp(String.raw`(\?|&amp;)next=${encodeURIComponent(NEXT_MARK)}`, 'g');

/**
 * Answers with the auth screen, drawn once in each language with each of its forms open. What is the same for all who come
 * without an address of a page is packed once too; otherwise the page to come back to and the key of the form are put in.
 * For settings that change it, it is drawn anew; while many pages are, they get the one of everybody.
 */
export async function visitorPages({
  page,
  writer,
  process,
  isDemoOffered,
  files,
}: VisitorPages): Promise<AnswerFor> {
  const draw = async (languages: readonly string[]): Promise<AnswerPage> => {
    const drawOne = async (form: VisitorForm): Promise<[VisitorForm, Drawn]> => {
      const place = { form, next: NEXT_MARK };
      const data = writer.visitorData({ place, languages, formKey: KEY_MARK, typed: {} }, '');
      return [form, await writer.drawPage(visitorFormUrl(place), JSON.stringify(data), isDemoOffered)];
    };
    const drawn = new Map(await Promise.all(VISITOR_FORMS.map(drawOne)));
    const compose = (place: VisitorPlace, formKey: string) => {
      const data = JSON.stringify(writer.visitorData({ place, languages, formKey, typed: {} }, ''));
      return page.compose({ drawn: withPlace(drawn.get(place.form), place.next, formKey), data, files });
    };
    // Its sign-up form has a key of its own page: without a script that form is another address.
    const usual = compressedText('html', compose(LOG_IN, ''));
    return async (ctx) => {
      const place = placeOf(ctx);
      if (place.form !== 'log-in' || place.next !== undefined) {
        return sendPage(ctx, compose(place, randomUUID()));
      }
      usual(ctx);
      ctx.set('Cache-Control', 'private, no-cache');
    };
  };
  const drawOwn = async (ctx: Context, settings: string) => {
    const place = placeOf(ctx);
    const visitor = { place, languages: languagesOf(ctx), formKey: randomUUID(), typed: {} };
    const own = await process.write({
      kind: 'visitor',
      url: visitorFormUrl(place),
      data: JSON.stringify(writer.visitorData(visitor, settings)),
      settings,
      isNeeded: false,
      encoding: encodingFor(ctx),
    });
    return own && 'body' in own ? own : undefined;
  };
  const inEach = onceInEach(writer, draw);
  await inEach([]);
  return async (ctx, settings) => {
    const own = settings === '' ? undefined : await drawOwn(ctx, settings);
    if (!own) return (await inEach(languagesOf(ctx)))(ctx);
    if (own.styleHash !== undefined) allowStyle(ctx, own.styleHash);
    sendPacked(ctx, own.body);
  };
}

const placeOf = (ctx: Context): VisitorPlace => visitorPlace({ pathname: ctx.path, search: ctx.search });

const LOG_IN: VisitorPlace = { form: 'log-in', next: undefined };

/** Draws what is the same for everybody once in each language that the app has, when it is asked for. */
export function onceInEach<Result>(
  writer: Pick<PageWriter, 'visitorData'>,
  draw: (languages: readonly string[]) => Promise<Result>,
): (languages: readonly string[]) => Promise<Result> {
  const drawn = new Map<string | undefined, Promise<Result>>();
  return (languages) => {
    const { language } = writer.visitorData({ place: LOG_IN, languages, formKey: '', typed: {} }, '');
    const known = drawn.get(language);
    if (known) return known;
    const made = draw(languages);
    drawn.set(language, made);
    // Asked for again, it is tried again.
    made.catch(() => drawn.delete(language));
    return made;
  };
}

function withPlace(drawn: Drawn | undefined, next: string | undefined, formKey: string): Drawn | undefined {
  if (!drawn) return undefined;
  const asked = next === undefined ? '' : new URLSearchParams({ next }).toString();
  const html = drawn.html
    .replaceAll(NEXT_IN_URL, (_, joint: string) => asked && joint + asked)
    .replaceAll(KEY_MARK, () => formKey);
  return { ...drawn, html };
}
