import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { HeaderButton } from './HeaderButton.tsx';

/** What the comfort settings do when they are called for. */
export interface ComfortEntry {
  onPress: () => void;
}

/** The way to the comfort settings, at the same place for members and visitors. */
export function ComfortButton({ onPress }: ComfortEntry) {
  const t = useWords(frame);
  return (
    <HeaderButton icon="comfort" onPress={onPress}>
      {t('comfort')}
    </HeaderButton>
  );
}
