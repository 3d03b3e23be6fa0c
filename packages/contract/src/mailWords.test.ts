import { describe, expect, it } from 'vitest';
import type { MailAbout, MailPart } from './mailRows.ts';
import { composeMail } from './mails.ts';
import { MAIL_WORDS } from './mailWords.ts';

const shownIn = (parts: readonly MailPart[]) => parts.filter((part) => typeof part !== 'string');
const mails = Object.entries(MAIL_WORDS).flatMap(([language, { about, easy }]) =>
  Object.entries(easy?.about ?? {}).map(([name, text]) => ({
    language,
    about: name,
    usual: about[name as MailAbout],
    text,
  })),
);

describe('a mail in easy words', () => {
  it.each(mails)('has the link and the number of the usual one: $language, $about', ({ usual, text }) => {
    expect(usual).toBeDefined();
    expect(shownIn(text.parts)).toEqual(shownIn(usual?.parts ?? []));
  });

  it('is there for all that is told to a confirmed address', () => {
    const { about, easy } = MAIL_WORDS.en;
    const confirmed = Object.keys(about).filter((name) => name !== 'confirmation');
    expect(Object.keys(easy?.about ?? {}).toSorted()).toEqual(confirmed.toSorted());
  });

  it('does not tell an address that may be a stranger’s how a member reads', () => {
    const facts = {
      about: 'confirmation',
      origin: 'https://friends.example',
      contact: { phone: '123' },
      token: 'proof',
    } as const;
    const [usual, easy] = [false, true].map((isEasy) =>
      composeMail({ ...facts, reader: { languages: ['en'], isEasy } }),
    );
    expect(easy).toEqual(usual);
  });
});
