import { useEffect, useEffectEvent, useId, type MouseEvent, type RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { usePausableClock } from '../../suspension/usePausableClock.ts';
import { announce } from '../Announcer/announcer.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import './Button.css';

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isDisabled' | 'isPending'>,
    RefAttributes<HTMLButtonElement> {
  /** The words on the button, which are also its accessible name. */
  children: string;
  /**
   * What it acts on, where several buttons on a page have the same words: “Sam's post”. Not shown, but part
   * of the name, after the words.
   */
  subject?: string | undefined;
  /** A picture before the words. */
  icon?: IconSource | undefined;
  /**
   * `primary` is the one main action of a form or card, `quiet` any other, `danger` what cannot be
   * undone, `plain` a small one that shows no frame until it is pointed at. `done` stands where an action was that has
   * been done: green, with words that say so.
   * @default 'primary'
   */
  tone?: 'primary' | 'quiet' | 'danger' | 'plain' | 'done' | undefined;
  /** @default 'normal' */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** On a narrow page its picture stands alone. The words stay its name. @default false */
  givesWay?: boolean | undefined;
  /** The action is under way: the button keeps focus and ignores presses. */
  isPending?: boolean | undefined;
  /** Words shown and announced while `isPending`, for example “Posting...”. */
  pendingLabel?: string | undefined;
  /**
   * The answer usually comes at once and takes the focus: the pending words are said only where it takes longer. Heard with
   * Orca 43: words said before the focus moves are read after what it moved to.
   */
  isQuick?: boolean | undefined;
  /** Why the button cannot be used now, as a sentence. It is shown beside the button and read after its name. */
  blockedReason?: string | undefined;
  /** Called in place of `onPress` while there is a `blockedReason`, after the reason was said. */
  onBlockedPress?: (() => void) | undefined;
}

/**
 * Starts an action. It is never disabled, because that would send keyboard and switch users back to the
 * top of the page: while pending it ignores presses, and while blocked a press explains the reason. So it is also the
 * blocked action of contract W32, for which there is no other component.
 */
export function Button({
  children,
  subject,
  icon,
  tone = 'primary',
  size = 'normal',
  givesWay = false,
  isPending = false,
  pendingLabel = children,
  isQuick = false,
  blockedReason,
  onBlockedPress,
  ...aria
}: ButtonProps) {
  const ownId = useId();
  const buttonId = aria.id ?? ownId;
  const reasonId = `${ownId}-reason`;
  const isBlocked = blockedReason !== undefined;
  const describedBy = [aria['aria-describedby'], isBlocked && reasonId].filter(Boolean).join(' ');
  useSpokenWhilePending(buttonId, isPending, pendingLabel, isQuick ? QUICK_MS : 0);
  const explain = () => {
    if (isPending || !isBlocked) return;
    announce(blockedReason);
    onBlockedPress?.();
  };
  const words = isPending ? pendingLabel : children;
  const button = (
    <AriaButton
      {...aria}
      id={buttonId}
      {...((isPending || isBlocked) && { 'aria-disabled': true, onPress: explain })}
      {...(subject !== undefined && { 'aria-label': `${words}, ${subject}` })}
      {...(givesWay && subject === undefined && { 'aria-label': words })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      className="fb-Button"
      data-tone={tone}
      data-size={size}
      data-gives-way={givesWay || undefined}
      data-busy={isPending || undefined}
      data-blocked={isBlocked || undefined}
    >
      {icon && <Icon name={icon} />}
      <span>{words}</span>
    </AriaButton>
  );
  // The button stays the form's submit button, so that Enter in a field comes here and not past it.
  const holdSubmit = (event: MouseEvent) => {
    if (isPending || isBlocked) event.preventDefault();
  };
  // The same wrapper with and without a reason: a new parent would remount the button and lose focus.
  return (
    <span className="fb-Button-box" onClickCapture={holdSubmit}>
      {button}
      {isBlocked && (
        <span id={reasonId} className="fb-Button-reason">
          {blockedReason}
        </span>
      )}
    </span>
  );
}

/** How long an action may take that is answered at once. */
export const QUICK_MS = 1000;
/** How long an action may take before a person is told that it goes on. Source: conflict X47. */
export const STILL_WORKING_MS = 10_000;

/**
 * Says the pending words once, while the button has focus, and “Still working.” if it takes long. React Aria's
 * `isPending` is not used: its own live region outlives the button, and repeats the name at the end.
 */
function useSpokenWhilePending(buttonId: string, isPending: boolean, words: string, delayMs: number): void {
  const t = useWords(controls);
  const say = useEffectEvent((text: string) => {
    if (document.activeElement?.id === buttonId) announce(text);
  });
  const sayWords = useEffectEvent(() => say(words));
  const sayStillWorking = useEffectEvent(() => say(t('stillWorking')));
  const clock = usePausableClock();
  useEffect(() => {
    if (!isPending) return;
    if (delayMs === 0) sayWords();
    const late = delayMs > 0 ? clock.setTimeout(() => sayWords(), delayMs) : undefined;
    const timer = clock.setTimeout(() => sayStillWorking(), STILL_WORKING_MS);
    return () => {
      if (late !== undefined) clock.clearTimeout(late);
      clock.clearTimeout(timer);
    };
  }, [clock, isPending, delayMs]);
}
