import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../../components/Button/Button.tsx';
import type { IconSource } from '../../components/Icon/Icon.tsx';
import './QuickReplies.css';

/** Words that are ready, and a picture by which they are chosen without reading. */
export interface QuickReply {
  text: string;
  icon?: IconSource | undefined;
}

export interface QuickRepliesProps {
  replies: readonly QuickReply[];
  onPick: (reply: string) => void;
}

/** Words that are ready to be sent, one press each, by word or by picture: for whom reading or writing is hard. Source: W19. */
export function QuickReplies({ replies, onPick }: QuickRepliesProps) {
  const t = useWords(chat);
  if (replies.length === 0) return null;
  return (
    <div role="group" aria-label={t('quickReplies')} className="fb-QuickReplies">
      {replies.map(({ text, icon }, at) => (
        <Button key={at} tone="quiet" icon={icon} onPress={() => onPick(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
