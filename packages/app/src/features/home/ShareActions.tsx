import { Button, FormActions, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import type { SnapshotFrom } from 'xstate';
import { useWhyPaused } from '../../lib/whyPaused.ts';
import { composer } from '../../words/en/composer.ts';
import { isEmptyDraft, type composerMachine } from './composerMachine.ts';

export interface ShareActionsProps {
  state: SnapshotFrom<typeof composerMachine>;
}

/** Share Post, and how it went. Source: widget contract W14. */
export function ShareActions({ state }: ShareActionsProps) {
  const t = useWords(composer);
  const isBusy = state.hasTag('busy');
  const { mediaCount } = state.context;
  const whyPaused = useWhyPaused()('createPost');
  const isBlocked = isEmptyDraft(state.context) && !isBusy && !state.hasTag('sent');
  return (
    <FormActions>
      <Row gap="medium">
        <Button
          type="submit"
          size="large"
          icon="send"
          isPending={isBusy}
          pendingLabel={t('sharing')}
          blockedReason={whyPaused ?? (isBlocked ? t('empty') : undefined)}
        >
          {t(state.hasTag('failed') ? 'tryAgain' : 'share')}
        </Button>
        {state.hasTag('sent') && (
          <StatusLine tone="success" illustration="shared">
            {t('shared')}
          </StatusLine>
        )}
        {state.hasTag('failed') && (
          <StatusLine tone="danger">{t(mediaCount > 0 ? 'failedMedia' : 'failed')}</StatusLine>
        )}
      </Row>
    </FormActions>
  );
}
