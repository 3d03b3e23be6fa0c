import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Row,
  StatusLine,
  usePreferences,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect, useId, useRef, useState, type RefAttributes } from 'react';
import { bestWith, persistBest, type BestKind } from '../lib/best.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { gameFrame } from '../words/en/frame.ts';

export interface GameResultProps extends RefAttributes<HTMLHeadingElement> {
  /** One kind, plain sentence: “You found all 8 pairs in 14 moves.” */
  sentence: string;
  points: number;
  /** What was done in it: moves of memory, else what was solved. */
  turns: number;
  /** What the best result of this game is counted by, its name, and its number this time. */
  best: { kind: BestKind; term: string; result: number };
  onPlayAgain: () => void;
}

/** How a game went: no comparison with others, and nothing that was lost. The parent gives it a `key` per game. */
export function GameResult({ sentence, points, turns, best, onPlayAgain, ref }: GameResultProps) {
  const t = useWords(gameFrame);
  const { stored, onFinished } = useGames();
  const titleId = useId();
  const isBestHidden = usePreferences(({ hideBest }) => hideBest);
  const [bestNow] = useState(() => bestWith(stored, best.kind, best.result));
  useEffect(() => persistBest(stored, best.kind, best.result), [stored, best.kind, best.result]);
  const isTold = useRef(false);
  useEffect(() => {
    // Once a game, also where React runs effects twice.
    if (!isTold.current) onFinished?.(turns);
    isTold.current = true;
  }, [onFinished, turns]);
  return (
    <Card titleId={titleId}>
      <Heading level={3} id={titleId} ref={ref}>
        {t('result')}
      </Heading>
      <StatusLine tone="success" illustration="well-done">
        {sentence}
      </StatusLine>
      <DescriptionList
        layout="tiles"
        items={[
          { term: t('score'), details: String(points) },
          ...(isBestHidden ? [] : [{ term: best.term, details: String(bestNow) }]),
        ]}
      />
      <Row>
        <Button icon="refresh" onPress={onPlayAgain}>
          {t('playAgain')}
        </Button>
      </Row>
    </Card>
  );
}
