import { randomUUID } from 'node:crypto';
import { VISITOR_FORMS, visitorFormUrl, visitorPlace } from '@friendbase/contract';
import type { VisitorForm, VisitorPlace } from '@friendbase/contract';
import { compressedText } from '../compressedText.ts';
import type { IndexPage } from '../indexPage.ts';
import { languagesOf } from '../problems.ts';
import type { Drawn, PageWriter } from './pageWriter.ts';
import { sendPage } from './sendPage.ts';
import type { AnswerPage } from './sendPage.ts';

interface VisitorPages {
  page: IndexPage;
  writer: PageWriter;
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
 */
export async function visitorPages({
  page,
  writer,
  isDemoOffered,
  files,
}: VisitorPages): Promise<AnswerPage> {
  const draw = async (languages: readonly string[]): Promise<AnswerPage> => {
    const drawOne = async (form: VisitorForm): Promise<[VisitorForm, Drawn]> => {
      const place = { form, next: NEXT_MARK };
      const data = writer.visitorData({ place, languages, formKey: KEY_MARK, typed: {} });
      return [form, await writer.drawPage(visitorFormUrl(place), JSON.stringify(data), isDemoOffered)];
    };
    const drawn = new Map(await Promise.all(VISITOR_FORMS.map(drawOne)));
    const compose = (place: VisitorPlace, formKey: string) => {
      const data = JSON.stringify(writer.visitorData({ place, languages, formKey, typed: {} }));
      return page.compose({ drawn: withPlace(drawn.get(place.form), place.next, formKey), data, files });
    };
    // Its sign-up form has a key of its own page: without a script that form is another address.
    const usual = compressedText('html', compose(LOG_IN, ''));
    return async (ctx) => {
      const place = visitorPlace({ pathname: ctx.path, search: ctx.search });
      if (place.form === 'log-in' && place.next === undefined) usual(ctx);
      else await sendPage(ctx, compose(place, randomUUID()));
    };
  };
  const inEach = onceInEach(writer, draw);
  await inEach([]);
  return async (ctx) => (await inEach(languagesOf(ctx)))(ctx);
}

const LOG_IN: VisitorPlace = { form: 'log-in', next: undefined };

/** Draws what is the same for everybody once in each language that the app has, when it is asked for. */
export function onceInEach<Result>(
  writer: Pick<PageWriter, 'visitorData'>,
  draw: (languages: readonly string[]) => Promise<Result>,
): (languages: readonly string[]) => Promise<Result> {
  const drawn = new Map<string | undefined, Promise<Result>>();
  return (languages) => {
    const { language } = writer.visitorData({ place: LOG_IN, languages, formKey: '', typed: {} });
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
