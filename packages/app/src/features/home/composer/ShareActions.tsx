import { Button, FormActions, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { composer } from '../../../words/en/composer.ts';
import { filesLeft, isEmptyDraft, type ComposerEvent, type composerMachine } from './composerMachine.ts';

export interface ShareActionsProps {
  state: SnapshotFrom<typeof composerMachine>;
  send: (event: ComposerEvent) => void;
}

/** Share Post, and how it went. Source: widget contract W14, conflict X9. */
export function ShareActions({ state, send }: ShareActionsProps) {
  const t = useWords(composer);
  const shareRef = useRef<HTMLButtonElement>(null);
  const isBusy = state.hasTag('busy');
  const { mediaCount, error } = state.context;
  const whyPaused = useWhyPaused()('createPost');
  const isBlocked = isEmptyDraft(state.context) && !isBusy && !state.hasTag('sent');
  const left = state.hasTag('failed') ? filesLeft(state.context, error) : undefined;
  const shareWithout = (without: readonly string[]) => {
    shareRef.current?.focus(); // “Share without it” goes away
    send({ type: 'submitted', without });
  };
  return (
    <FormActions>
      <Row gap="medium">
        <Button
          ref={shareRef}
          type="submit"
          size="large"
          icon="send"
          isPending={isBusy}
          pendingLabel={t('sharing')}
          blockedReason={whyPaused ?? (isBlocked ? t('empty') : undefined)}
        >
          {t(state.hasTag('failed') ? 'tryAgain' : 'share')}
        </Button>
        {left && (
          <Button tone="quiet" onPress={() => shareWithout(left.ids)}>
            {t('shareWithout', left)}
          </Button>
        )}
        {state.hasTag('sent') && (
          <StatusLine tone="success" illustration="shared">
            {t('shared')}
          </StatusLine>
        )}
        {state.hasTag('failed') && (
          <StatusLine tone="danger">
            {left ? t('filesFailed', left) : t(mediaCount > 0 ? 'failedMedia' : 'failed')}
          </StatusLine>
        )}
      </Row>
    </FormActions>
  );
}
