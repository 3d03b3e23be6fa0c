import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../../components/Button/Button.tsx';
import './QuickReplies.css';

export interface QuickRepliesProps {
  replies: readonly string[];
  onPick: (reply: string) => void;
}

/** Words that are ready to be sent, one press each: for whom writing is hard. Source: W19. */
export function QuickReplies({ replies, onPick }: QuickRepliesProps) {
  const t = useWords(chat);
  if (replies.length === 0) return null;
  return (
    <div role="group" aria-label={t('quickReplies')} className="fb-QuickReplies">
      {replies.map((reply, at) => (
        <Button key={at} tone="quiet" onPress={() => onPick(reply)}>
          {reply}
        </Button>
      ))}
    </div>
  );
}
