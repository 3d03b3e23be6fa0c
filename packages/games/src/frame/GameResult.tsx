import { Button, DescriptionList, Heading, Stack, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { useEffect, useState, type RefAttributes } from 'react';
import { bestWith, keepBest, type BestKind } from '../lib/best.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { gameFrame } from '../words/en/frame.ts';

export interface GameResultProps extends RefAttributes<HTMLHeadingElement> {
  /** One kind, plain sentence: “You found all 8 pairs in 14 moves.” */
  sentence: string;
  points: number;
  /** What the best result of this game is counted by, its name, and its number this time. */
  best: { kind: BestKind; term: string; result: number };
  onPlayAgain: () => void;
}

/** How a game went: no comparison with others, and nothing that was lost. The parent gives it a `key` per game. */
export function GameResult({ sentence, points, best, onPlayAgain, ref }: GameResultProps) {
  const t = useWords(gameFrame);
  const { kept } = useGames();
  const isBestHidden = usePreferences(({ hideBest }) => hideBest);
  const [bestNow] = useState(() => bestWith(kept, best.kind, best.result));
  useEffect(() => keepBest(kept, best.kind, best.result), [kept, best.kind, best.result]);
  return (
    <Stack as="section" gap="small">
      <Heading level={3} ref={ref}>
        {t('result')}
      </Heading>
      <Text>{sentence}</Text>
      <DescriptionList
        items={[
          { term: t('score'), details: String(points) },
          ...(isBestHidden ? [] : [{ term: best.term, details: String(bestNow) }]),
        ]}
      />
      <Button onPress={onPlayAgain}>{t('playAgain')}</Button>
    </Stack>
  );
}
