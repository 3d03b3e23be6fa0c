import { useAnnounced } from '../../words/useAnnounced.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { StatusLine } from '../StatusLine/index.ts';

/** Says at once that the message was not sent, and that nothing is lost. */
export function SendFailure() {
  const words = useWords(chat)('notSent');
  useAnnounced(words, 'assertive');
  return <StatusLine tone="danger">{words}</StatusLine>;
}
