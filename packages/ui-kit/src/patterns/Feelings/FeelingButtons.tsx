import { Button as AriaButton } from 'react-aria-components/Button';
import { announce } from '../../components/Announcer/announcer.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useHeldDescription } from '../../components/ToggleTextButton/useHeldDescription.tsx';
import { FeelingPicture, type FeelingName } from './FeelingPicture.tsx';
import '../../components/Button/Button.css';
import './FeelingButtons.css';

/** One feeling to choose. */
export interface FeelingChoice {
  id: FeelingName;
  label: string;
  /** What is heard in place of the label: what the next press does, and to what. It has the label in it. */
  name: string;
  /** How many feel so, where that is shown. */
  count?: string | undefined;
  /** Read after the name when the focus comes here: “2 people. You feel this”. */
  description: string;
}

export interface FeelingButtonsProps {
  /** What they ask: “How do you feel about this?” */
  label: string;
  choices: readonly FeelingChoice[];
  /** The one that is the member's own. */
  chosenId: FeelingName | null;
  /** Why none can be chosen now, as on `Button`. */
  blockedReason?: string | undefined;
  /** The member pressed it, also where it was their own and is to be let go. */
  onPress: (id: FeelingName) => void;
}

/**
 * One of a few feelings, by its picture. As with `ToggleTextButton`, the name says what the next press does in place of a pressed
 * state, and the outcome is heard once.
 */
export function FeelingButtons({ label, choices, chosenId, blockedReason, onPress }: FeelingButtonsProps) {
  return (
    <div role="group" aria-label={label} className="fb-FeelingButtons">
      {choices.map((choice) => (
        <FeelingButton
          key={choice.id}
          choice={choice}
          isChosen={choice.id === chosenId}
          isBlocked={blockedReason !== undefined}
          onPress={() => (blockedReason === undefined ? onPress(choice.id) : announce(blockedReason))}
        />
      ))}
      {blockedReason !== undefined && <span className="fb-Button-reason">{blockedReason}</span>}
    </div>
  );
}

interface FeelingButtonProps {
  choice: FeelingChoice;
  isChosen: boolean;
  isBlocked: boolean;
  onPress: () => void;
}

function FeelingButton({ choice, isChosen, isBlocked, onPress }: FeelingButtonProps) {
  const { id, label, name, count, description } = choice;
  const held = useHeldDescription(description);
  return (
    <div className="fb-Feeling">
      <AriaButton
        {...held.props}
        aria-label={name}
        {...(isBlocked && { 'aria-disabled': true })}
        onPress={onPress}
        className="fb-FeelingButton"
        data-chosen={isChosen || undefined}
      >
        <FeelingPicture of={id} />
        {isChosen && <Icon name="check" />}
        <span className="fb-FeelingButton-word">{label}</span>
      </AriaButton>
      {/* Heard as the description. In the button it would be part of what one says to press it by voice. */}
      {count !== undefined && (
        <span aria-hidden="true" className="fb-Feeling-count">
          {count}
        </span>
      )}
      {held.text}
    </div>
  );
}
