import { Button } from '../../components/Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import './HelpButton.css';

export interface HelpButtonProps {
  onPress: () => void;
}

/**
 * Help, always at the same place: in the footer of the page frame, which keeps it in view. In a narrow window its
 * picture stands above its word, so that it covers little.
 */
export function HelpButton({ onPress }: HelpButtonProps) {
  const t = useWords(frame);
  return (
    <span className="fb-HelpButton">
      <Button icon="help" tone="quiet" onPress={onPress}>
        {t('help')}
      </Button>
    </span>
  );
}
