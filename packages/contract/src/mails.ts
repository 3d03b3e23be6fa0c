import type { Contact } from './contact.ts';
import { languageOf } from './languages.ts';
import type { MailAbout, MailFrame, MailLanguages, MailPart, MailText, ToldByMail } from './mailRows.ts';
import { MAIL_WORDS } from './mailWords.ts';
import type { SecurityNews } from './notificationKinds.ts';
import type { Reader } from './readers.ts';
import { recoveryLink } from './recoveryCards.ts';
import { securityThingIn } from './securityNews.ts';

// Apart from the calls: backends alone write mails, and the demo shows them when it is asked to.

const isToldByMail = (what: SecurityNews): what is ToldByMail => Object.hasOwn(MAIL_WORDS.en.about, what);

/** What a stored notification of kind `security` tells by mail too; nothing where it is told behind the bell alone. */
export function newsByMail(thingId: string): ToldByMail | undefined {
  const what = securityThingIn(thingId)?.what;
  return what && isToldByMail(what) ? what : undefined;
}

/** So many wrong numbers end a number: the link of the same mail goes on. */
export const MOST_CODE_TRIES = 10;

/** So long an address can be confirmed by one mail. */
export const CONFIRMATION_DAYS = 3;
const CONFIRMATION_MS = CONFIRMATION_DAYS * 86_400_000;

/** Until when what is sent now confirms an address. */
export const confirmationEnds = (now: Date): string =>
  new Date(now.getTime() + CONFIRMATION_MS).toISOString();

/**
 * Between which ends lies what still confirms an address. One that ends later was sent in the future: of a clock that was set back, for
 * which it may not live the longer.
 */
export const openConfirmationEnds = (now: Date): { after: string; before: string } => ({
  after: now.toISOString(),
  before: new Date(now.getTime() + 2 * CONFIRMATION_MS).toISOString(),
});

/** What stands before the token in a link that confirms an address, apart from one that lets somebody choose a password. */
export const CONFIRMATION_MARK = 'email=';

/** Where a link leads that confirms an address. As with a new password, what proves it stands behind `#`. */
const confirmationLink = (origin: string, token: string): string =>
  recoveryLink(origin, CONFIRMATION_MARK + token);

/** What a mail is made of. What it lets somebody do is in it alone: `token`, and a number for another device. */
export interface MailFacts {
  about: MailAbout;
  origin: string;
  contact: Contact;
  token?: string;
  code?: string;
  /** Who gets it. */
  reader: Reader;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** As people read it out: in two groups. */
const grouped = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const linkOf = ({ about, origin, token = '' }: MailFacts): string => {
  if (about === 'confirmation') return confirmationLink(origin, token);
  return about === 'recovery' ? recoveryLink(origin, token) : `${origin}/login?form=help`;
};

/** What is said: as a whole in one language and at one reading level. */
function saidTo(
  { languages, isEasy }: Reader,
  about: MailAbout,
  table: MailLanguages,
): MailFrame & MailText & { language: string } {
  const asked = languageOf(languages, table);
  const language = table[asked]?.about[about] ? asked : 'en';
  const { greeting, contact, about: usual, easy } = table[language] ?? table.en;
  const text = usual[about] ?? table.en.about[about];
  const { about: easyTexts, ...frame } = easy ?? {};
  const easyText = isEasy && about !== 'confirmation' ? easyTexts?.[about] : undefined;
  return { language, greeting, contact, ...text, ...(easyText && { ...frame, ...easyText }) };
}

/** Writes a mail. Nothing in it was chosen by a member: whoever signs up with a stranger's address sends them no words. */
export function composeMail(facts: MailFacts, table: MailLanguages = MAIL_WORDS): MailContent {
  const { language, greeting, contact, subject, parts } = saidTo(facts.reader, facts.about, table);
  const values: Record<Exclude<MailPart, string>['show'], string> = {
    link: linkOf(facts),
    code: grouped(facts.code ?? ''),
  };
  const all: readonly MailPart[] = [greeting, ...parts, ...contactParts(facts.contact, contact)];
  const textOf = (part: MailPart): string => (typeof part === 'string' ? part : values[part.show]);
  const htmlOf = (part: MailPart): string => {
    const text = escapedHtml(textOf(part));
    if (typeof part === 'string') return `<p>${text}</p>`;
    return part.show === 'link' ? `<p><a href="${text}">${text}</a></p>` : `<p><strong>${text}</strong></p>`;
  };
  return {
    subject,
    text: `${all.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapedHtml(subject)}</title>
<body style="font: 1.125rem/1.5 sans-serif; max-width: 36rem">
${all.map(htmlOf).join('\n')}
</body></html>\n`,
  };
}

/** Whom to ask, where somebody is named. */
function contactParts({ name, email, phone }: Contact, words: MailFrame['contact']): string[] {
  const ways = [email, phone].filter((way) => way !== undefined).join(', ');
  return ways === '' ? [] : [words(name === undefined ? ways : `${name}: ${ways}`)];
}

const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An address that mail can be sent to: nothing in it that means more in the header of a mail. */
export const isMailable = (address: string): boolean =>
  /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u.test(address);
