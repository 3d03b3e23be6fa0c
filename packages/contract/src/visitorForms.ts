import type { Decision } from './moderation/decisions.ts';
import type { ErrorResponse } from './errors.ts';

/** The forms of a visitor, by the name that stands in the address of the page that shows one. */
export const VISITOR_FORMS = ['log-in', 'sign-up', 'help'] as const;
export type VisitorForm = (typeof VISITOR_FORMS)[number];

/** What was typed into a form, by the name of its fields. */
export type TypedValues = Readonly<Record<string, string>>;

/** Fields whose values never come back in a page and never stand in an address. */
export const SECRET_FIELDS: readonly string[] = ['password', 'confirmPassword', 'token'];

/** The page of a visitor. Its forms are posted to it too, so that they work before any script. */
export const LOGIN_PATH = '/login';

/** Where the form that logs out is posted to. */
export const LOGOUT_PATH = '/logout';

/** Where the form of a closed account is posted to: it asks us to look again. */
export const APPEAL_PATH = '/login/appeal';

/** Where the form of who has left is posted to: it brings everything back. */
export const RETURN_PATH = '/login/return';

/** Where the forms of the first HTML are posted to: none is a page to come back to. */
export const FORM_PATHS: readonly string[] = [LOGIN_PATH, LOGOUT_PATH, APPEAL_PATH, RETURN_PATH];

/** In a posted form that makes something: names this page, so that the same answers sent twice make it once. */
export const FORM_KEY_FIELD = 'idempotencyKey';

/** Where a visitor is: which form is open, and which page they asked for before it. */
export interface VisitorPlace {
  form: VisitorForm;
  next: string | undefined;
  /** Help was opened by a link of a mail: to which, no server is told. */
  isLink?: boolean;
}

/** The address of a form, to open it and to post it. */
export function visitorFormUrl({ form, next }: VisitorPlace): string {
  const search = new URLSearchParams({
    ...(form === 'log-in' ? {} : { form }),
    ...(next === undefined ? {} : { next }),
  }).toString();
  return search === '' ? LOGIN_PATH : `${LOGIN_PATH}?${search}`;
}

/** A page of a visitor, as whoever writes it is told what has to stand in it. */
export interface VisitorPage {
  place: VisitorPlace;
  /** What the visitor reads, best first. @default English */
  languages?: readonly string[];
  /** New for each page: see `FORM_KEY_FIELD`. */
  formKey: string;
  /** What was typed, passwords too: they are looked at to say what is wrong with them, and never written. */
  typed: TypedValues;
  /** Why the form was not accepted. */
  errorResponse?: ErrorResponse;
  /** The username that was asked for. */
  foundUsername?: string;
  /** Somebody can log in with pictures on this device. */
  hasPictures?: boolean;
  /** The decision that a closed member has just asked us to look at again. */
  askedAgain?: Decision;
}
