import { useRef } from 'react';
import { useFocusPreserved } from '../../focus/useFocusPreserved.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { StatusLine } from '../../components/StatusLine/StatusLine.tsx';
import { failedWords, useUploadSpeech, type SpokenUpload } from './useUploadSpeech.ts';
import './UploadProgress.css';

export interface UploadProgressProps extends SpokenUpload {
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/**
 * How far a file has been sent, and what can be done about it. Cancel is there while it is on its way: what is not is taken
 * out by the Remove of its list. Source: W10.
 */
export function UploadProgress(props: UploadProgressProps) {
  const { name, state, percent, reason = '', onPause, onResume, onCancel, onTryAgain } = props;
  const t = useWords(media);
  const root = useRef<HTMLDivElement>(null);
  useUploadSpeech(props);
  const focusHandlers = useFocusPreserved(root);
  const isOnItsWay = state === 'sending' || state === 'paused' || state === 'waiting';
  const actions = {
    waiting: undefined,
    ready: undefined,
    sending: { label: t('pause'), icon: 'pause', act: onPause },
    paused: { label: t('resume'), icon: 'play', act: onResume },
    failed: onTryAgain && ({ label: t('tryAgain'), icon: 'refresh', act: onTryAgain } as const),
  } as const;
  const action = actions[state];
  return (
    <div ref={root} className="fb-UploadProgress" {...focusHandlers}>
      {state === 'ready' && <StatusLine tone="success">{t('ready', { name })}</StatusLine>}
      {state === 'failed' && <StatusLine tone="danger">{t(failedWords(props), { name, reason })}</StatusLine>}
      {isOnItsWay && (
        <ProgressBar label={t(state, { name })} percent={state === 'waiting' ? undefined : percent} />
      )}
      {(action ?? isOnItsWay) && (
        <div className="fb-UploadProgress-actions">
          {action && (
            <Button tone="quiet" icon={action.icon} subject={name} onPress={action.act}>
              {action.label}
            </Button>
          )}
          {isOnItsWay && (
            <Button tone="plain" icon="close" subject={name} data-takes-out onPress={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
