import { announce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';

interface RevealButtonProps {
  isRevealed: boolean;
  onReveal: (isRevealed: boolean) => void;
}

/** Shows or hides a password. Its words change, so it has no pressed state; the change is also said. */
export function RevealButton({ isRevealed, onReveal }: RevealButtonProps) {
  const toggle = () => {
    onReveal(!isRevealed);
    announce(isRevealed ? 'Your password is hidden.' : 'Your password is shown.');
  };
  return (
    <Button tone="quiet" icon={isRevealed ? 'eyeOff' : 'eye'} onPress={toggle}>
      {isRevealed ? 'Hide password' : 'Show password'}
    </Button>
  );
}
