import { Button, FocusKeeper, Row, Stack, StatusLine, type StatusLineProps } from '@friendbase/ui-kit';
import { useState } from 'react';
import type { Act } from './useAct.ts';

interface SentOutcomeProps {
  act: Pick<Act<never>, 'isBusy' | 'isFailed'>;
  /** What has come of it, or why it was not sent. */
  outcome: { tone: StatusLineProps['tone']; text: string } | undefined;
  /** On the button that sends it again, and what it says meanwhile. */
  words: (key: 'tryAgain' | 'sending') => string;
  onTryAgain: () => void;
}

/**
 * What came of something that is sent while the member plays on, and the way to send it again. Its button stays while that goes
 * on, and leaves its focus to what comes of it. Silent: whoever sends it says so.
 */
export function SentOutcome({ act, outcome, words, onTryAgain }: SentOutcomeProps) {
  const [hasFailed, setHasFailed] = useState(act.isFailed);
  if (!act.isBusy && act.isFailed !== hasFailed) setHasFailed(act.isFailed);
  if (!outcome && !hasFailed) return null;
  return (
    <FocusKeeper>
      <Stack gap="small">
        {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
        {hasFailed && (
          <Row>
            <Button
              tone="quiet"
              icon="refresh"
              isPending={act.isBusy}
              pendingLabel={words('sending')}
              onPress={onTryAgain}
            >
              {words('tryAgain')}
            </Button>
          </Row>
        )}
      </Stack>
    </FocusKeeper>
  );
}
