import { MOST_LETTER_CHARACTERS } from '@friendbase/contract';
import { Button, Form, Row, Stack, StatusLine, TextArea, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { letters } from '../../words/en/letters.ts';
import type { useDraftForm } from './useDraftForm.ts';

interface DraftFormProps extends ReturnType<typeof useDraftForm> {
  label: string;
  description?: string;
  /** Whose letter it answers, as part of the names of the form and its button. */
  subject?: string;
  /** What blocks the button, besides that nothing is written yet. */
  whyNot?: string | undefined;
  /** What is asked before the words. */
  children?: ReactNode;
}

/** One field of words, and the button that sends them. */
export function DraftForm({
  words,
  write,
  act,
  blockedReason,
  label,
  description,
  subject,
  whyNot,
  children,
}: DraftFormProps) {
  const t = useWords(letters);
  const memberId = useMemberId();
  return (
    <Form
      onSubmit={() => act.press(words)}
      aria-label={subject === undefined ? label : `${label}, ${subject}`}
    >
      <Stack>
        {children}
        <TextArea
          label={label}
          description={description}
          value={words}
          onChange={write}
          maxLength={MOST_LETTER_CHARACTERS}
          isReadOnly={act.isBusy}
          rows={3}
        />
        <DraftStatus owner={memberId} />
        {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
        <Row>
          <Button
            type="submit"
            icon="send"
            subject={subject}
            isPending={act.isBusy}
            pendingLabel={t('sending')}
            isQuick
            blockedReason={whyNot ?? blockedReason}
          >
            {t(act.isFailed ? 'tryAgain' : 'send')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
