import { MOST_REPORT_CHARACTERS, type ReportReason } from '@friendbase/contract';
import {
  announce,
  Button,
  Checkbox,
  Form,
  Row,
  Stack,
  StatusLine,
  Text,
  TextArea,
  useWords,
} from '@friendbase/ui-kit';
import { DraftStatus } from '../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../lib/members/useMemberId.ts';
import { report } from '../words/en/report.ts';
import { HelpFirst } from './HelpFirst.tsx';
import { ReportReasons } from './ReportReasons.tsx';
import type { useReport } from './useReport.ts';

interface ReportFormProps extends ReturnType<typeof useReport> {
  /** Whose it is. */
  name: string;
}

/** What is not OK, in one press, with words where the member wishes. */
export function ReportForm({ state, send, failure, name }: ReportFormProps) {
  const t = useWords(report);
  const memberId = useMemberId();
  const { reason, words, alsoBlock } = state.context;
  const isBusy = state.hasTag('busy');
  const choose = (chosen: ReportReason) => {
    send({ type: 'reason.chosen', reason: chosen });
    if (chosen === 'scary') announce(`${t('danger')} ${t('dangerText')}`);
  };
  return (
    <Form onSubmit={() => send({ type: 'submitted' })}>
      <Stack>
        <Text>{t('purpose', { name })}</Text>
        <ReportReasons value={reason} onChange={choose} />
        {reason === 'scary' && <HelpFirst />}
        <TextArea
          label={t('words')}
          description={t('wordsMeans')}
          value={words}
          onChange={(text) => send({ type: 'words.changed', words: text })}
          maxLength={MOST_REPORT_CHARACTERS}
          isReadOnly={isBusy}
          rows={3}
        />
        <DraftStatus owner={memberId} />
        <Checkbox
          label={t('alsoBlock', { name })}
          description={t('alsoBlockMeans')}
          isSelected={alsoBlock}
          onChange={(isOn) => send({ type: 'block.changed', alsoBlock: isOn })}
        />
        {failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
        <Row>
          <Button
            type="submit"
            icon="send"
            isPending={isBusy}
            pendingLabel={t('sending')}
            isQuick
            blockedReason={reason === undefined ? t('chooseFirst') : undefined}
          >
            {t(failure === undefined ? 'send' : 'tryAgain')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
