import type { Decision } from '@friendbase/contract';
import { focusForReading, Heading, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useRef } from 'react';
import { beginningOf } from '../lib/text/shorten.ts';
import { APPEAL_WORDS } from '../data/decisions.ts';
import { useDates } from '../lib/time/useDates.ts';
import { safety, safetyRules } from '../words/en/safety.ts';
import { AskToLookAgain, type AskToLookAgainProps } from './AskToLookAgain.tsx';

interface DecisionCardProps {
  decision: Decision;
  /** How to ask us to look again; undefined where that is not possible anymore. */
  ask: Omit<AskToLookAgainProps, 'subject' | 'onAsked'> | undefined;
}

/** One decision: what was taken away, which rule it was, and what the member can do. */
export function DecisionCard({ decision, ask }: DecisionCardProps) {
  const t = useWords(safety);
  const ofRules = useWords(safetyRules);
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const { subjectKind, action, excerpt, rule, until, createdAt, appeal } = decision;
  const title = `${t(subjectKind)}, ${dates.moment(createdAt)}`;
  // Two of one kind and minute are told apart by their words.
  const subject = excerpt === '' ? title : `${title}, ${beginningOf(excerpt)}`;
  return (
    <Stack gap="small">
      <Heading level={4} ref={heading}>
        {title}
      </Heading>
      {appeal !== 'undone' && (
        <>
          <Text>{t(action)}</Text>
          {until !== null && <Text>{t('pausedUntil', { time: dates.moment(until) })}</Text>}
        </>
      )}
      <Text>{t('rule', { rule: ofRules(rule) })}</Text>
      {excerpt !== '' && (
        <>
          <Text>{t('yourWords')}</Text>
          <Text dir="auto" tone="quiet">
            {excerpt}
          </Text>
        </>
      )}
      {appeal === null && ask && (
        <AskToLookAgain
          {...ask}
          subject={subject}
          onAsked={() => heading.current && focusForReading(heading.current)}
        />
      )}
      {appeal === null && !ask && <StatusLine tone="info">{t('tooLate')}</StatusLine>}
      {appeal !== null && (
        <StatusLine tone={appeal === 'undone' ? 'success' : 'info'}>{t(APPEAL_WORDS[appeal])}</StatusLine>
      )}
    </Stack>
  );
}
