import { Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { Dots } from './Dots.tsx';
import type { Game } from './game.ts';
import { NumberLine } from './NumberLine.tsx';
import { answerOf, MOST_HELP, wayTo } from './rules.ts';

interface HintProps {
  game: Game;
  /** How much help there is: see `helpAfter`. */
  help: number;
  onShowMe: () => void;
}

/** The ladder of help: a sentence and dots, then the number line; the way to the answer at any time. */
export function Hint({ game: { problem, isShown }, help, onShowMe }: HintProps) {
  const t = useWords(mathGame);
  if (help === 0) return null;
  const answer = answerOf(problem);
  return (
    <Stack as="section" gap="small">
      <Heading level={4}>{t('hint')}</Heading>
      <Text>{t('hintSentence', problem)}</Text>
      <Dots problem={problem} />
      {(isShown || help === MOST_HELP) && <NumberLine problem={problem} isFilled={isShown} />}
      {isShown && (
        <>
          <Text>{t('shown', { ...problem, way: wayTo(problem).join(', '), answer })}</Text>
          <Text>{t('shownEnd')}</Text>
        </>
      )}
      <Row>
        <Button tone="quiet" onPress={onShowMe}>
          {t('showMe')}
        </Button>
      </Row>
    </Stack>
  );
}
