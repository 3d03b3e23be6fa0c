import { Button } from '../Button/index.ts';

export interface HelpButtonProps {
  onPress: () => void;
}

/** Help, always at the same place: in the footer of the page frame, which keeps it in view. */
export function HelpButton({ onPress }: HelpButtonProps) {
  return (
    <Button icon="help" tone="quiet" onPress={onPress}>
      Help
    </Button>
  );
}
