import { CHOICES, useWords, type Preferences } from '@friendbase/ui-kit';
import { messageWishes } from '../words/en/comfortOffered.ts';
import type { ChoiceOption } from './ChoiceSetting.tsx';

/** How long messages may stay. */
export function useMessageTimes(): ChoiceOption<Preferences['messageSeconds']>[] {
  const t = useWords(messageWishes);
  return CHOICES.messageSeconds.map((value) => ({
    value,
    label: value === 'stay' ? t('stay') : t('seconds', { count: value }),
  }));
}
