import { UploadProgress, useSayWords, type UploadProgressProps } from '@friendbase/ui-kit';
import { useCallback, useSyncExternalStore } from 'react';
import { fileStateOf, type FileActor, type FileState } from '../sending/batchState.ts';
import { WhyFailed, isFinal, reasonFor } from './WhyFailed.tsx';

/** The steps of a file as its member knows them. */
const SHOWN = {
  waiting: 'waiting',
  preprocessing: 'sending',
  uploading: 'sending',
  postprocessing: 'sending',
  complete: 'ready',
  error: 'failed',
  paused: 'paused',
} as const satisfies Record<FileState, UploadProgressProps['state']>;

interface FileProgressProps {
  name: string;
  sender: FileActor;
  onCancel: () => void;
  onTryAgain: () => void;
}

/** How far a file has come, once it was started. Source: widget contract W10. */
export function FileProgress({ name, sender, onCancel, onTryAgain }: FileProgressProps) {
  const say = useSayWords();
  const watch = useCallback(
    (onChange: () => void) => {
      const watching = sender.subscribe(onChange);
      return () => watching.unsubscribe();
    },
    [sender],
  );
  const read = () => sender.getSnapshot();
  const { sentBytes, file, error } = useSyncExternalStore(watch, read, read).context;
  const state = fileStateOf(sender);
  if (state === 'waiting') return null;
  // All bytes have gone, and the server looks at them: not ready yet.
  const percent = state === 'postprocessing' ? 99 : Math.min(99, Math.round((100 * sentBytes) / file.size));
  return (
    <>
      <UploadProgress
        name={name}
        state={SHOWN[state]}
        percent={percent}
        reason={state === 'error' ? say(reasonFor(error)) : undefined}
        onPause={() => sender.send({ type: 'paused' })}
        onResume={() => sender.send({ type: 'resumed' })}
        onCancel={onCancel}
        onTryAgain={isFinal(error) ? undefined : onTryAgain}
      />
      {state === 'error' && <WhyFailed name={name} error={error} />}
    </>
  );
}
