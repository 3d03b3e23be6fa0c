import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import { HeaderButton, type HeaderPress } from './HeaderButton.tsx';

export interface HeaderToolsProps {
  /** A voice reads the page now: a press on Listen stops it. */
  isReading: boolean;
  onListen: (press: HeaderPress) => void;
  /** Opens the comfort settings: whoever cannot use the page as it is needs them before log in. */
  onComfort: () => void;
}

/** Listen and the way to the comfort settings: one press from every page, at the same place for members and visitors. */
export function HeaderTools({ isReading, onListen, onComfort }: HeaderToolsProps) {
  const t = useWords(frame);
  const verb = isReading ? 'stop' : 'listen';
  return (
    <>
      <HeaderButton icon={verb} label={t(verb)} onPress={onListen} />
      <HeaderButton icon="comfort" label={t('comfort')} onPress={onComfort} />
    </>
  );
}
