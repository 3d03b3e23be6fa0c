import { Button } from '../Button/index.ts';
import { useFrameLandmark } from '../PageFrame/useFrameLandmark.ts';

export interface HelpButtonProps {
  onPress: () => void;
}

/** Help, always at the same place: in the footer of the page frame, which keeps it in view. */
export function HelpButton({ onPress }: HelpButtonProps) {
  const region = useFrameLandmark<HTMLElement>('region', 'Help');
  return (
    <section {...region} className="fb-HelpButton">
      <Button icon="help" tone="quiet" onPress={onPress}>
        Help
      </Button>
    </section>
  );
}
