import { useEffect } from 'react';
import { useCurrentWords, useWords } from '../../words/WordsProvider.tsx';
import { speech } from '../../words/en/speech.ts';
import { announce } from '../Announcer/announcer.ts';
import { StatusLine } from '../StatusLine/StatusLine.tsx';

/** Says beside the button, and to screen readers, why nothing is heard. */
export function NoVoice({ trouble }: { trouble: 'no-voice' | 'no-start' }) {
  const t = useWords(speech);
  const { locale } = useCurrentWords();
  const text = trouble === 'no-voice' ? t('noVoice', { language: languageOf(locale) }) : t('noStart');
  useEffect(() => announce(text), [text]);
  return <StatusLine tone="info">{text}</StatusLine>;
}

/** The language alone, in its own words: “English”. */
function languageOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
