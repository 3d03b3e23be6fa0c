import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { announce } from '../../components/Announcer/announcer.ts';

/** The least time between two messages on the way. Source: W10. */
export const SPEECH_GAP_MS = 10_000;

const QUARTERS = [75, 50, 25];

export interface SpokenUpload {
  /** The file's name: “beach.jpg”. */
  name: string;
  state: 'waiting' | 'sending' | 'paused' | 'ready' | 'failed';
  /** 0 to 100. Missing while nobody knows. */
  percent?: number | undefined;
  /** Why it failed, as a sentence. */
  reason?: string | undefined;
  /** Left out where another try leads to nothing, as for a file that is no picture. */
  onTryAgain?: (() => void) | undefined;
}

/** The words for a file that was not sent: they name what can be pressed. */
export const failedWords = ({ onTryAgain }: Pick<SpokenUpload, 'onTryAgain'>) =>
  onTryAgain ? 'failed' : 'failedForGood';

/**
 * Says that a file is on its way, each quarter it has come, and how it ended: never more than five messages. Pausing and
 * going on are heard from the button that was pressed.
 */
export function useUploadSpeech(props: SpokenUpload): void {
  const { name, state, percent = 0, reason = '' } = props;
  const t = useWords(media);
  const last = useRef<{ quarter: number; atMs: number }>(undefined);
  const sayStart = useEffectEvent(() => {
    if (last.current) return;
    last.current = { quarter: 0, atMs: performance.now() };
    announce(t('starts', { name }));
  });
  const sayQuarter = useEffectEvent((reached: number) => {
    const quarter = QUARTERS.find((one) => reached >= one) ?? 0;
    const now = performance.now();
    if (!last.current || quarter <= last.current.quarter || now - last.current.atMs < SPEECH_GAP_MS) return;
    last.current = { quarter, atMs: now };
    announce(t('reached', { name, percent: quarter }));
  });
  const sayReady = useEffectEvent(() => announce(t('ready', { name })));
  const sayFailed = useEffectEvent(() => announce(t(failedWords(props), { name, reason }), 'assertive'));
  useEffect(() => {
    if (state === 'sending') sayStart();
    // What was ready before it was shown is no news.
    if (state === 'ready' && last.current) sayReady();
    if (state !== 'failed') return;
    sayFailed();
    last.current = undefined; // another try is news again
  }, [state]);
  useEffect(() => {
    if (state === 'sending') sayQuarter(percent);
  }, [state, percent]);
}
