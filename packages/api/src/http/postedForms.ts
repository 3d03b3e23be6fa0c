import { createHash, randomUUID } from 'node:crypto';
import {
  APPEAL_PATH,
  ApiError,
  endpoints,
  FORM_KEY_FIELD,
  IdempotencyKey,
  LOGIN_PATH,
  LOGOUT_PATH,
  parseInput,
  RETURN_PATH,
  apiError,
} from '@friendbase/contract';
import type {
  Endpoint,
  Endpoints,
  Handler,
  Handlers,
  ErrorResponse,
  ResultOf,
  TypedValues,
  VisitorForm,
  VisitorPage,
  VisitorPlace,
} from '@friendbase/contract';
import type { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { formBody } from './body.ts';
import type { ApiContext } from './context.ts';
import type { Guard, Once } from './idempotency.ts';
import { answerErrorsBy, languagesOf } from './problems.ts';
import { placeOf } from './pages/sendPage.ts';
import type { RenderVisitorPage } from './pages/sendPage.ts';
import { plainPage } from './formErrors.ts';
import { apiContext, repeatable } from './route.ts';
import type { Surroundings } from './route.ts';

/** Every field of the longest form, filled to its limit, takes a tenth of it. */
const MAX_FORM_BYTES = 2 ** 18;

interface PostedForm {
  /** The call that the form makes. */
  call: 'logIn' | 'register' | 'findUsername';
  /** What only the form can find: the call has no such field. */
  check?: (typed: TypedValues) => void;
}

const FORMS: Readonly<Record<VisitorForm, PostedForm>> = {
  'log-in': { call: 'logIn' },
  'sign-up': { call: 'register', check: requireSamePasswords },
  help: { call: 'findUsername' },
};

function requireSamePasswords({ password = '', confirmPassword = '' }: TypedValues): void {
  if (password === confirmPassword) return;
  throw apiError('invalidInput', { problem: 'passwordsDiffer', field: 'confirmPassword' });
}

interface FormOptions<Member> extends Surroundings<Member> {
  handlers: Handlers<Endpoints, ApiContext<Member>>;
  /** Renders the page again after an error response. Without it an error response is a page of its own. */
  renderVisitorPage: RenderVisitorPage | undefined;
}

/**
 * Answers the forms of the first HTML, which send themselves where no script is there to call the API. Each is one
 * call of the API, with its own input, rule, limit and error responses: only how it comes and what is answered differ.
 */
export function postedForms<Member>(router: Router, options: FormOptions<Member>): void {
  const { handlers, renderVisitorPage } = options;
  router.post(LOGIN_PATH, refusedByPage(renderVisitorPage), formBody(MAX_FORM_BYTES), async (ctx) => {
    const place = placeOf(ctx);
    const typed = typedIn(ctx);
    const { call, check } = FORMS[place.form];
    const result = await callWith(
      ctx,
      { endpoint: endpoints[call], handler: handlers[call], check },
      options,
    );
    if (place.form !== 'help') {
      redirect(ctx, place.next ?? '/');
      return;
    }
    const { username } = result as ResultOf<Endpoints['findUsername']>;
    if (!renderVisitorPage) {
      ctx.body = { username };
      return;
    }
    ctx.type = 'html';
    const found = newPage(ctx, { ...place, form: 'log-in' }, { ...typed, username });
    ctx.body = await renderVisitorPage({ ...found, foundUsername: username }, ctx);
  });
  router.post(APPEAL_PATH, refusedByPage(renderVisitorPage), formBody(MAX_FORM_BYTES), async (ctx) => {
    const { appealClosedAccount: endpoint } = endpoints;
    const called = { endpoint, handler: handlers.appealClosedAccount };
    const askedAgain = (await callWith(ctx, called, options)) as ResultOf<typeof endpoint>;
    if (!renderVisitorPage) {
      ctx.body = askedAgain;
      return;
    }
    ctx.type = 'html';
    ctx.body = await renderVisitorPage({ ...newPage(ctx, placeOf(ctx), {}), askedAgain }, ctx);
  });
  router.post(RETURN_PATH, refusedByPage(renderVisitorPage), formBody(MAX_FORM_BYTES), async (ctx) => {
    await callWith(ctx, { endpoint: endpoints.comeBack, handler: handlers.comeBack }, options);
    redirect(ctx, '/');
  });
  router.post(LOGOUT_PATH, formBody(MAX_FORM_BYTES), async (ctx) => {
    await callWith(ctx, { endpoint: endpoints.logOut, handler: handlers.logOut }, options);
    redirect(ctx, LOGIN_PATH);
  });
}

/** The browser asks for the page with GET: neither a reload nor “Back” sends the form again. */
function redirect(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.body = null;
  ctx.status = 303;
}

interface Called {
  endpoint: Endpoint;
  /** Of that call; a table of calls loses the type. */
  handler: unknown;
  check?: PostedForm['check'];
}

/** The calls of the first HTML are visitors' calls. */
const openToVisitors: Guard = async () => undefined;

/** Makes the call of a form within this process. Error responses are thrown, as by every call. */
async function callWith<Member>(
  ctx: Context,
  { endpoint, handler, check }: Called,
  { sessions, idempotency }: FormOptions<Member>,
): Promise<unknown> {
  if (ctx.is('application/x-www-form-urlencoded') === false) throw apiError('unreadableRequest');
  const typed = typedIn(ctx);
  const input = parseInput(endpoint, { params: {}, query: {}, body: typed });
  check?.(typed);
  const carryOut = async (once: Once) =>
    (handler as Handler<Endpoint, ApiContext<Member>>)(input as never, apiContext(ctx, sessions, once));
  const key = endpoint.isCreating ? keyIn(typed) : undefined;
  if (key === undefined) return carryOut(idempotency.withoutKey(openToVisitors));
  const { status, answer } = await idempotency.withKey(
    repeatable(ctx, endpoint, key, input),
    openToVisitors,
    carryOut,
  );
  const json: unknown = JSON.parse(answer);
  if (status >= 400) throw new ApiError({ ...(json as ErrorResponse), status });
  return json;
}

/** Each field once, as text. Browsers send a line break as two characters. */
function typedIn(ctx: Context): TypedValues {
  const fields = Object.entries((ctx.request.body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
    ),
  );
}

/**
 * Of the page and of what was typed into it: whoever goes back and writes something else makes another call. The page's
 * part is stored nowhere, so that nobody finds a password by trying.
 */
function keyIn({ [FORM_KEY_FIELD]: key, ...typed }: TypedValues): string | undefined {
  if (!IdempotencyKey.safeParse(key).success) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, typed]))
    .digest('base64url');
}

/** Answers an error response by the page with the form, the words that were typed, and what to change. */
const refusedByPage =
  (renderVisitorPage: RenderVisitorPage | undefined): Middleware =>
  async (ctx, next) => {
    if (renderVisitorPage) {
      answerErrorsBy(ctx, async (told) => {
        // Stays where the other cannot be written.
        plainPage(ctx, told);
        const { errorResponse } = told;
        ctx.body = await renderVisitorPage(
          { ...newPage(ctx, placeOf(ctx), typedIn(ctx)), errorResponse },
          ctx,
        );
      });
    }
    await next();
  };

const newPage = (ctx: Context, place: VisitorPlace, typed: TypedValues): VisitorPage => ({
  place,
  languages: languagesOf(ctx),
  typed: Object.fromEntries(Object.entries(typed).filter(([name]) => name !== FORM_KEY_FIELD)),
  formKey: randomUUID(),
});
