import type { Letter } from '@friendbase/contract';
import { Badge, CardListItem, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { answerLetterMutation } from '../../data/letters.ts';
import { DraftForm } from '../../help/letters/DraftForm.tsx';
import { answerDraft, useDraftForm } from '../../help/letters/useDraftForm.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { beginningOf } from '../../lib/text/shorten.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { letters } from '../../words/en/letters.ts';
import { moderation } from '../../words/en/moderation.ts';

interface LetterCardProps {
  letter: Letter;
  onAnswered: () => void;
}

/** One letter, and the words that answer it. It goes with the answer. */
export function LetterCard({ letter: { id, topic, words, createdAt, from }, onAnswered }: LetterCardProps) {
  const t = useWords(moderation);
  const ofLetters = useWords(letters);
  const dates = useDates();
  const whyPaused = useWhyPaused()('answerLetter');
  const { mutateAsync } = useMutation(answerLetterMutation);
  const written = useDraftForm({
    draft: answerDraft(id),
    deliver: (answer) => mutateAsync({ id, words: answer }),
    onSent: onAnswered,
  });
  const facts = [...(topic ? [ofLetters(topic)] : []), t('since', { time: dates.moment(createdAt) })];
  return (
    <CardListItem itemId={id}>
      <Stack gap="small">
        <Row justify="between">
          <Heading level={2}>
            <bdi>{t('letterFrom', { name: from.displayName })}</bdi>
          </Heading>
          {topic === 'worried' && <Badge tone="danger">{t('urgent')}</Badge>}
        </Row>
        <Text dir="auto">{words}</Text>
        <Text size="small" tone="quiet">
          {facts.join(' · ')}
        </Text>
        <DraftForm
          {...written}
          label={t('answer')}
          description={t('answerMeans')}
          subject={`${from.displayName}, ${beginningOf(words)}`}
          whyNot={whyPaused}
        />
      </Stack>
    </CardListItem>
  );
}
