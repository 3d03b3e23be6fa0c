import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { HeaderFace } from './HeaderFace.tsx';
import './HeaderItem.css';

/** A press of React Aria: what was pressed. */
export interface HeaderPress {
  target: Element;
}

interface HeaderButtonProps extends ComponentProps<typeof HeaderFace> {
  /** The whole name, where it says more than the word, with which it begins. */
  name?: string | undefined;
  onPress: (press: HeaderPress) => void;
}

/** An action of the header: a picture above its word. Where the word has no room the picture alone, with the same name. */
export function HeaderButton({ name, onPress, ...face }: HeaderButtonProps) {
  return (
    <Button className="fb-HeaderItem" aria-label={name ?? face.label} onPress={onPress}>
      <HeaderFace {...face} />
    </Button>
  );
}
