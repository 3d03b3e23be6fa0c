import { StatusLine, useCurrentWords, useLocalVoices, useWords } from '@friendbase/ui-kit';
import { voice } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';

/** The best ones; some devices have sixty. */
const MOST_VOICES = 6;

/** Whose voice reads: only voices of the device, because others would be sent what is read. Source: P10. */
export function VoiceChoice() {
  const t = useWords(voice);
  const { locale } = useCurrentWords();
  const voices = useLocalVoices(locale);
  if (voices.length === 0) return <StatusLine tone="info">{t('noVoice')}</StatusLine>;
  return (
    <ChoiceSetting
      name="voice"
      options={[
        { value: '', label: t('anyVoice') },
        ...voices.slice(0, MOST_VOICES).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
