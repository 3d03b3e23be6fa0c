import { announce } from '../Announcer/announcer.ts';
import { Button } from '../Button/Button.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';

interface RevealButtonProps {
  isRevealed: boolean;
  onReveal: (isRevealed: boolean) => void;
}

/** Shows or hides a password. Its words change, so it has no pressed state; the change is also said. */
export function RevealButton({ isRevealed, onReveal }: RevealButtonProps) {
  const t = useWords(controls);
  const toggle = () => {
    onReveal(!isRevealed);
    announce(t(isRevealed ? 'passwordHidden' : 'passwordShown'));
  };
  return (
    <Button tone="quiet" icon={isRevealed ? 'eyeOff' : 'eye'} givesWay onPress={toggle}>
      {t(isRevealed ? 'hidePassword' : 'showPassword')}
    </Button>
  );
}
