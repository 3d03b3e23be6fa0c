import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { useAsksFirst } from '../../preferences/asksFirst.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { announce } from '../../components/Announcer/announcer.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Outcome } from '../../components/Outcome/Outcome.tsx';
import { QuickReplies, type QuickReply } from '../QuickReplies/QuickReplies.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { LaterSendQuestion } from './LaterSendQuestion.tsx';
import { useHasKeyboard } from './useHasKeyboard.ts';
import { useQuickReply } from './useQuickReply.ts';
import './MessageField.css';

export interface MessageFieldProps {
  value: string;
  onChange: (value: string) => void;
  /**
   * Send or its key was pressed, and the member said yes where they want to be asked. The text has no space around it and
   * is not empty.
   */
  onSend: (text: string) => void;
  /** The message is under way. Its words stay in the field as they are until then. */
  isSending?: boolean | undefined;
  /** The message waits before it is sent: this stands in place of Send, and its words stay in the field. */
  held?: ReactNode;
  /** Why nothing can be sent now, as a sentence. What is written stays. */
  blockedReason?: string | undefined;
  /** The last message could not be sent. Its words are still in the field. */
  hasFailed?: boolean | undefined;
  /** How long a message may be, in characters as people count them. What is longer stays in the field and is not sent. */
  mostCharacters?: number | undefined;
  /** Words that are ready to be sent. */
  quickReplies?: readonly QuickReply[] | undefined;
  /** The id of the field itself. */
  id?: string | undefined;
}

const KEYS = {
  sends: { enter: 'enterSends', both: 'enterSendsOrLine' },
  'new-line': { enter: 'enterStartsLine', both: 'enterStartsLineOrSends' },
} as const;

/** Writes a message. The focus stays in the field, whatever is pressed. Source: W19. */
export function MessageField(props: MessageFieldProps) {
  const { value, onChange, onSend, isSending = false, hasFailed = false, quickReplies = [], id } = props;
  const { mostCharacters = Infinity, held } = props;
  const isFixed = isSending || held !== undefined;
  const t = useWords(chat);
  const enterKey = usePreferences((preferences) => preferences.enterKey);
  const hasKeyboard = useHasKeyboard();
  const asksFirst = useAsksFirst('sending');
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { add, undo } = useQuickReply(value, onChange);
  useFieldAfter(held !== undefined, field);
  const text = value.trim();
  // Counting characters takes longer than counting code units, of which there are as many or more.
  const isTooLong = text.length > mostCharacters && [...text].length > mostCharacters;
  const blockedReason =
    props.blockedReason ?? (text === '' ? t('writeFirst') : isTooLong ? t('makeShorter') : undefined);
  const send = () => {
    field.current?.focus();
    if (isFixed) return;
    if (blockedReason !== undefined) announce(blockedReason);
    else if (asksFirst) setIsAsking(true);
    else onSend(text);
  };
  const answer = (isYes: boolean) => {
    setIsAsking(false);
    if (isYes) onSend(text);
  };
  const sendByKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isEnter || event.shiftKey === (enterKey === 'sends')) return event.continuePropagation();
    event.preventDefault();
    send();
  };
  const inField = (change: () => void) => () => {
    change();
    field.current?.focus();
  };
  return (
    <div className="fb-MessageField">
      <div className="fb-MessageField-write">
        <TextArea
          ref={field}
          {...(id !== undefined && { id })}
          rows={1}
          label={t('yourMessage')}
          description={t(KEYS[enterKey][hasKeyboard ? 'both' : 'enter'])}
          errorMessage={isTooLong ? t('tooLong', { most: mostCharacters }) : undefined}
          value={value}
          onChange={onChange}
          isReadOnly={isFixed}
          onKeyDown={sendByKey}
        />
        {held === undefined && (
          <Button
            icon="send"
            isPending={isSending}
            pendingLabel={t('sending')}
            blockedReason={isSending ? undefined : blockedReason}
            onPress={send}
          >
            {t(hasFailed ? 'tryAgain' : 'send')}
          </Button>
        )}
      </div>
      {held}
      {hasFailed && <Outcome tone="danger">{t('notSent')}</Outcome>}
      {undo && !isFixed && (
        <div className="fb-MessageField-replaced">
          <span>{t('wordsKept')}</span>
          <Button tone="plain" icon="undo" onPress={inField(undo)}>
            {t('undo')}
          </Button>
        </div>
      )}
      {/* After the field: from the messages, the next Tab leads to it. */}
      <QuickReplies replies={quickReplies} onPick={(reply) => inField(() => isFixed || add(reply))()} />
      {asksFirst && <LaterSendQuestion isOpen={isAsking} onAnswer={answer} />}
    </div>
  );
}

/** What was in place of Send has gone, and the focus with it. */
function useFieldAfter(isHeld: boolean, field: RefObject<HTMLTextAreaElement | null>) {
  const wasHeld = useRef(isHeld);
  useLayoutEffect(() => {
    if (wasHeld.current && !isHeld && document.activeElement === document.body) field.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld, field]);
}
