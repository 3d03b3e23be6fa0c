import { LETTER_TOPICS, type LetterTopic } from '@friendbase/contract';
import { BrokenGlyph, Icon, QuestionGlyph, RadioGroup, useWords, WorriedGlyph } from '@friendbase/ui-kit';
import { letters } from '../../words/en/letters.ts';

const PICTURES = {
  broken: BrokenGlyph,
  question: QuestionGlyph,
  worried: WorriedGlyph,
} as const satisfies Record<LetterTopic, unknown>;

interface LetterTopicsProps {
  value: LetterTopic | undefined;
  onChange: (topic: LetterTopic) => void;
}

/** What a letter is about, each with a picture. Nobody has to choose. */
export function LetterTopics({ value, onChange }: LetterTopicsProps) {
  const t = useWords(letters);
  return (
    <RadioGroup
      label={t('topic')}
      need="optional"
      options={LETTER_TOPICS.map((topic) => ({
        value: topic,
        label: t(topic),
        picture: <Icon name={PICTURES[topic]} />,
      }))}
      value={value}
      onChange={(topic) => onChange(topic as LetterTopic)}
    />
  );
}
