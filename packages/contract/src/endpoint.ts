import type * as z from 'zod/mini';
import type { ErrorCode, Reason } from './errorCodes.ts';
import type { Subscribe } from './eventStream.ts';
import type { Upload, UploadRules } from './uploads.ts';

/** A list read page by page: the items, and the `before` of the page that follows, if there is one. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a call answers with. Only `json` and `page` are made with the typed client; the others have helpers of their own. */
export type Kind = 'json' | 'page' | 'file' | 'stored' | 'events';

/** The places a call takes values from. A call that takes none of one leaves it out. */
export interface InputSchemas {
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The JSON of the body. */
  body?: z.ZodMiniType;
  /** Instead of JSON the body is a file, read as it comes. */
  upload?: UploadRules;
}

/** Of a call that takes no file. */
export type JsonInput = Omit<InputSchemas, 'upload'> & { upload?: never };

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<string, never>;
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a handler receives once the input is parsed. */
export interface ParsedInput<In extends InputSchemas> {
  params: Parsed<In['params']>;
  query: Parsed<In['query']>;
  body: Parsed<In['body']>;
}

type GivenPart<In extends InputSchemas, Part extends keyof InputSchemas> = In[Part] extends z.ZodMiniType
  ? { [Key in Part]: Sent<In[Part]> }
  : unknown;

/** A query of which nothing has to be given may be left out as a whole. */
type GivenQuery<In extends InputSchemas> = In['query'] extends z.ZodMiniType
  ? Partial<Sent<In['query']>> extends Sent<In['query']>
    ? Partial<GivenPart<In, 'query'>>
    : GivenPart<In, 'query'>
  : unknown;

/** What a caller of the client gives: only the parts the call takes. */
export type GivenInput<In extends InputSchemas> = GivenPart<In, 'params'> &
  GivenQuery<In> &
  GivenPart<In, 'body'>;

/** What a handler receives: the parsed input, and the file where the call takes one. */
type HandlerInput<In extends InputSchemas> = ParsedInput<In> &
  (In['upload'] extends UploadRules ? { upload: Upload } : unknown);

/** How often a call may be made: `tries` in `seconds`, by one member or from one network address. */
export interface CallLimit {
  tries: number;
  seconds: number;
  per: 'member' | 'address';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Far more than a slow, busy person does in an hour, and far less than a script. */
export const perHour = (tries: number): CallLimit => ({ tries, seconds: HOUR, per: 'member' });

/** The limit of a visitor's call. A whole day centre may share one address. */
export const perAddress = (tries: number, minutes: number): CallLimit => ({
  tries,
  seconds: minutes * MINUTE,
  per: 'address',
});

export type Access = 'visitor' | 'member' | 'moderator' | 'organizer';

/** Whether a call is for a role alone: for everybody else there is nothing at its address. */
export const isOfRole = (access: Access): access is 'moderator' | 'organizer' =>
  access === 'moderator' || access === 'organizer';

/**
 * One call of the product: the Koa route, the MSW handler, the app's client and the API document
 * all come from this value.
 */
export interface Endpoint<
  In extends InputSchemas = InputSchemas,
  Result = unknown,
  Verb extends Method = Method,
  Answer extends Kind = Kind,
> {
  method: Verb;
  kind: Answer;
  /** Path with `:name` parameters, starting with `/api/`. */
  path: string;
  /**
   * `visitor`: anybody may call it. `member`: 401 without a session. `moderator`, `organizer`: for everybody else there is nothing at
   * its address, in the words of an unknown one. A server can ask for a session that began with a passkey: 403 in another one of theirs.
   */
  access: Access;
  /** Answer status when all goes well: 204 for an empty body, 206 beside 200 for a part of a file. */
  status: 200 | 201 | 204;
  input: In;
  /** Schema of the answer's JSON; of one item of a `page`, whose `Link: <…>; rel="next"` header leads to older entries. */
  output: z.ZodMiniType | undefined;
  /** Media types that a file of the answer may have. */
  mediaTypes: readonly string[];
  /** Schema of the data of each event, by the event's name. */
  events: Readonly<Record<string, z.ZodMiniType>>;
  /** Most bytes of a JSON body. */
  maxBodyBytes: number;
  /** The call makes something: it takes an `Idempotency-Key`, and happens once however often it comes with it. */
  isCreating: boolean;
  /** A pure rule for error responses beyond the schema, shared by all backends and forms. */
  rule: ((input: ParsedInput<In>) => Reason | undefined) | undefined;
  /** How often it may be made; 429 after that. Every call that writes has one. A server multiplies and enforces it. */
  limit: CallLimit | undefined;
  /** Codes of the error responses of its own, the rule's included, beside those that `errorCodesOf` works out. */
  errors: readonly ErrorCode[];
  /** One sentence for the API document. */
  summary: string;
  /** Carries the type of the result; never present at run time. */
  readonly result?: Result;
}

/** What a call is about: the first word of its path behind `/api/`. */
export const subjectOf = ({ path }: Endpoint): string => path.split('/')[2] ?? '';

export interface Definition<In extends InputSchemas, Verb extends Method> {
  method: Verb;
  path: string;
  summary: string;
  access?: Access;
  status?: 200 | 201 | 204;
  input: In;
  isCreating?: boolean;
  /** @default 1 MB */
  maxBodyBytes?: number;
  rule?: (input: ParsedInput<In>) => Reason | undefined;
  limit?: CallLimit;
  errors?: readonly ErrorCode[];
}

/** More than any call needs unless it says so. */
const MAX_BODY_BYTES = 2 ** 20;

/** What a call is unless it says otherwise. */
export const DEFAULTS = {
  access: 'member',
  status: 200,
  output: undefined,
  mediaTypes: [],
  events: {},
  maxBodyBytes: MAX_BODY_BYTES,
  rule: undefined,
  limit: undefined,
  errors: [],
  isCreating: false,
} as const;

/** Defines a call that answers one JSON value, or nothing when `output` is left out. */
export function endpoint<const In extends InputSchemas, Verb extends Method>(
  definition: Definition<In, Verb> & { output?: undefined },
): Endpoint<In, void, Verb, 'json'>;
export function endpoint<const In extends InputSchemas, Verb extends Method, Out extends z.ZodMiniType>(
  definition: Definition<In, Verb> & { output: Out },
): Endpoint<In, z.output<Out>, Verb, 'json'>;
export function endpoint<In extends InputSchemas, Verb extends Method>(
  definition: Definition<In, Verb> & { output?: z.ZodMiniType | undefined },
): Endpoint<In, unknown, Verb, 'json'> {
  const status = definition.output ? 200 : 204;
  return { ...DEFAULTS, status, ...definition, kind: 'json', output: definition.output };
}

/** Defines a call that answers a list page by page. `item` is the schema of one entry. */
export function pagedEndpoint<
  const In extends InputSchemas,
  Verb extends Method,
  Item extends z.ZodMiniType,
>({
  item,
  ...definition
}: Definition<In, Verb> & { item: Item }): Endpoint<In, Page<z.output<Item>>, Verb, 'page'> {
  return { ...DEFAULTS, ...definition, kind: 'page', output: item };
}

export type InputOf<E> = E extends Endpoint<infer In> ? HandlerInput<In> : never;
export type GivenOf<E> = E extends Endpoint<infer In> ? GivenInput<In> : never;
export type ResultOf<E> = E extends Endpoint<InputSchemas, infer Result> ? Result : never;

/** What a handler gives: of events, how to follow them. */
type AnswerOf<E> =
  E extends Endpoint<InputSchemas, infer Result, Method, infer Answer>
    ? 'events' extends Answer
      ? Answer extends 'events'
        ? Subscribe<Result>
        : unknown
      : Result
    : never;

/** What a backend does for one call. `Context` is the backend's own: who calls, and how sessions start and end. */
export type Handler<E, Context> = (input: InputOf<E>, context: Context) => Promise<AnswerOf<E>>;

/** A whole backend: leaving a call out does not compile. */
export type Handlers<Table, Context> = { [Name in keyof Table]: Handler<Table[Name], Context> };
