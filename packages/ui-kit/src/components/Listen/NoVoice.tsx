import { useEffect } from 'react';
import { useCurrentWords, useWords } from '../../words/WordsProvider.tsx';
import { speech } from '../../words/en/speech.ts';
import { announce } from '../Announcer/announcer.ts';
import { StatusLine } from '../StatusLine/StatusLine.tsx';

type Trouble = 'no-voice' | 'no-start';

/** Says beside the button, and to screen readers, why nothing is heard. */
export function NoVoice({ trouble }: { trouble: Trouble }) {
  return <StatusLine tone="info">{useTroubleWords(trouble)}</StatusLine>;
}

/** Why nothing is heard, which is announced once. */
export function useTroubleWords(trouble: Trouble): string {
  const t = useWords(speech);
  const { locale } = useCurrentWords();
  const text = trouble === 'no-voice' ? t('noVoice', { language: languageOf(locale) }) : t('noStart');
  useEffect(() => announce(text), [text]);
  return text;
}

/** The language alone, in its own words: “English”. */
function languageOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
