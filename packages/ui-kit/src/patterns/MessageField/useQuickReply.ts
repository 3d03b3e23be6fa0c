import { useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { announce } from '../../components/Announcer/announcer.ts';

/** What the field held before a quick reply was added to it, and after. */
interface Replaced {
  before: string;
  after: string;
}

/**
 * Puts a quick reply into the field: an empty one is filled, and to the member's own words it is added, with Undo. Undo
 * is offered for as long as the field holds just that.
 */
export function useQuickReply(value: string, onChange: (value: string) => void) {
  const t = useWords(chat);
  const [stored, setStored] = useState<Replaced>();
  const isUndoable = stored?.after === value;
  const add = (reply: string) => {
    const own = value.trimEnd();
    if (own === '') return onChange(reply);
    const after = `${own} ${reply}`;
    setStored({ before: value, after });
    onChange(after);
    announce(t('wordsKeptUndo'));
  };
  const undo = () => {
    if (stored) onChange(stored.before);
  };
  return { add, undo: isUndoable ? undo : undefined };
}
