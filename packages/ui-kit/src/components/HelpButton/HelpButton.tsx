import { Button } from '../Button/index.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';

export interface HelpButtonProps {
  onPress: () => void;
}

/** Help, always at the same place: in the footer of the page frame, which keeps it in view. */
export function HelpButton({ onPress }: HelpButtonProps) {
  const t = useWords(frame);
  return (
    <Button icon="help" tone="quiet" onPress={onPress}>
      {t('help')}
    </Button>
  );
}
