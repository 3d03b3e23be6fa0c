import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import './HeaderItem.css';
import './HeaderButton.css';

interface HeaderButtonProps {
  icon: IconName;
  /** Shown below the picture where there is room, and always the beginning of the name. */
  children: string;
  /** The whole name, where it says more than the word. */
  name?: string | undefined;
  /** Drawn at the picture, not read: the name says it. Zero is not drawn. */
  count?: number | undefined;
  /** Which words give way first where not all fit. @default 'last' */
  givesWay?: 'first' | 'last' | undefined;
  onPress: () => void;
}

/** An action of the header: a picture above its word. In a narrow window the picture alone, with the same name. */
export function HeaderButton({ icon, children, name, count, givesWay = 'last', onPress }: HeaderButtonProps) {
  return (
    <Button className="fb-HeaderItem" aria-label={name ?? children} onPress={onPress}>
      {/* The style sheet draws the number, so that the accessible name begins with the visible word. */}
      <span className="fb-HeaderButton-picture" data-count={count || undefined}>
        <Icon name={icon} />
      </span>
      <span className="fb-HeaderButton-word" data-gives-way={givesWay}>
        {children}
      </span>
    </Button>
  );
}
