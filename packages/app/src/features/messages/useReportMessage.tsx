import { announce, Button, ReportGlyph, useWords, type ChatMessage } from '@friendbase/ui-kit';
import { useCallback, useState, type ReactNode } from 'react';
import { beginningOf } from '../../lib/text/shorten.ts';
import { ReportButton } from '../../lib/reports/ReportButton.tsx';
import { chatPane } from '../../words/en/messages.ts';

interface ReportMessage {
  /** The way to report below each message, while the member chooses one. */
  actionsOf: ((message: ChatMessage) => ReactNode) | undefined;
  /** Begins and ends choosing; nothing where the other one has written nothing. */
  toggle: ReactNode;
}

/** Reports one message of a chat: first “Report a message”, then which one, so that the chat stays calm. */
export function useReportMessage(
  messages: readonly ChatMessage[] | undefined,
  { name, seed: id }: { name: string; seed: string },
): ReportMessage {
  const t = useWords(chatPane);
  const [isChoosing, setIsChoosing] = useState(false);
  // The same function as long as nothing changes, so that the messages are not rendered again for each letter written below.
  const actionsOf = useCallback(
    (message: ChatMessage) =>
      !message.isOwn && (
        <ReportButton
          thing={{
            subject: { kind: 'message', id: message.id },
            owner: { id, displayName: name },
            onReported: () => setIsChoosing(false),
          }}
          subject={[name, message.time, beginningOf(message.text)].join(', ')}
        />
      ),
    [id, name],
  );
  const choose = () => {
    setIsChoosing(!isChoosing);
    announce(t(isChoosing ? 'reportNone' : 'chooseMessage', { name }));
  };
  // Also while they are on their way, so that nothing beside it moves as they come.
  const toggle = messages?.every(({ isOwn }) => isOwn) !== true && (
    <Button
      tone="plain"
      icon={isChoosing ? 'close' : ReportGlyph}
      aria-label={t(isChoosing ? 'keepReading' : 'reportMessage')}
      onPress={choose}
    >
      {t(isChoosing ? 'keepReadingWord' : 'reportWord')}
    </Button>
  );
  return { actionsOf: isChoosing ? actionsOf : undefined, toggle };
}
