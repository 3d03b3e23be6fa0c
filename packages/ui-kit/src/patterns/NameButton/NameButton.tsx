import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import './NameButton.css';

export interface NameButtonProps
  extends
    Pick<AriaButtonProps, 'onPress' | 'aria-describedby' | 'id' | 'excludeFromTabOrder'>,
    RefAttributes<HTMLButtonElement> {
  /** The person's name. Any script: it does not turn the words around it. */
  name: string;
}

/**
 * The name of a person, which opens what is known about them in a dialog. It takes the size and weight of the words
 * around it, a heading for example, and names that heading. It is no taller than they are; presses a finger's breadth
 * around it count.
 */
export function NameButton({ name, ...aria }: NameButtonProps) {
  return (
    <AriaButton {...aria} aria-haspopup="dialog" data-tone="plain" className="fb-NameButton">
      <bdi>{name}</bdi>
    </AriaButton>
  );
}
