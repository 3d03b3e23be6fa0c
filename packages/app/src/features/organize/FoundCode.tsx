import { Button, Card, ConfirmDialog, Heading, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { useWhyPaused, type Act } from '../../lib/acts/useAct.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { useEasyOr } from '../../lib/rewards/rewardWords.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { codeCheck } from '../../words/en/codeCheck.ts';
import type { Found } from './useCodeCheck.ts';

interface FoundCodeProps {
  found: Found & { words: string };
  mark: Act<string>;
}

/** What a code is for, never whose it is, and the button that marks it as used: once. */
export function FoundCode({ found, mark }: FoundCodeProps) {
  const t = useWords(codeCheck);
  const { code, shown, became, words } = found;
  const dates = useDates();
  const titleId = useId();
  const heading = useReadInstead<HTMLHeadingElement>(became !== undefined);
  const blockedReason = useWhyPaused()('markCodeUsed');
  const { shownTo, redeemedAt, usedAt } = shown;
  const name = useEasyOr()(shown.name, shown.easyName);
  return (
    <Card as="article" titleId={titleId}>
      <Heading level={3} id={titleId} ref={heading}>
        <bdi>{name}</bdi>
      </Heading>
      <Text>{t('shownTo', { who: shownTo })}</Text>
      <Text size="small" tone="quiet">
        {t('redeemed', { when: dates.moment(redeemedAt) })}
      </Text>
      <StatusLine tone={became === 'used' ? 'success' : 'info'}>{words}</StatusLine>
      {usedAt === null && (
        <Row>
          <Button
            icon="check"
            subject={name}
            isPending={mark.isBusy}
            pendingLabel={t('marking')}
            blockedReason={blockedReason}
            onPress={() => mark.press(code)}
          >
            {t('mark')}
          </Button>
        </Row>
      )}
      {mark.failure !== undefined && <StatusLine tone="danger">{mark.failure}</StatusLine>}
      <ConfirmDialog
        question={t('ask', { name })}
        effect={t('askEffect')}
        confirmLabel={t('mark')}
        cancelLabel={t('notYet')}
        isOpen={mark.isAsking}
        onConfirm={mark.confirm}
        onCancel={mark.cancel}
      />
    </Card>
  );
}
