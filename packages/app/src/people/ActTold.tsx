import { inSentences, StatusLine, useSayWords } from '@friendbase/ui-kit';
import type { Told } from './useTell.ts';

/** What came of an act, where it was pressed. Silent: it was announced when it happened. */
export function ActTold({ told }: { told: Told | undefined }) {
  const say = useSayWords();
  return (
    told && (
      <StatusLine tone={told.tone === 'success' ? 'success' : 'danger'}>
        {inSentences(say(told.title), say(told.text))}
      </StatusLine>
    )
  );
}
