import { inSentences, StatusLine, useSayWords, announce } from '@friendbase/ui-kit';
import type { Notice } from '../lib/notices/notices.ts';
import { useServices } from '../lib/page/services.ts';

/** An outcome as it stands on the page. */
export type Told = Pick<Notice, 'title' | 'text' | 'tone'>;

/**
 * Tells an outcome that also stands on the page: shown as a toast, heard once. The announcer says it, not the toast: who
 * wants no toasts hears it too (P7).
 *
 * @param told what stands on the page and is said, where that is more than the toast has
 */
export function useTell(): (notice: Notice, told?: Told) => void {
  const say = useSayWords();
  const { notify } = useServices();
  return (notice, told = notice) => {
    notify({ ...notice, isSpoken: false });
    const words = inSentences(say(told.title), say(told.text));
    announce(words, told.tone === 'destructive' ? 'assertive' : 'polite');
  };
}

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
