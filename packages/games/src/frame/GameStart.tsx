import { Button, Card, Heading, Row, Stack, Text, useWords, focusForReading } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { forgetPersisted, readPersisted, type PersistedKind } from '../lib/persistedGame.ts';
import { useGames } from '../provider/GamesProvider.tsx';
import { gameFrame } from '../words/en/frame.ts';

interface GameStartProps<Data> {
  /** The unfinished game that the device may have stored. */
  kind: PersistedKind<Data>;
  /** The game: from where it was left, or from its beginning. */
  children: (unfinished: Data | undefined) => ReactNode;
}

/** Starts a game at once, or asks first whether to go on with the one that was left. */
export function GameStart<Data>({ kind, children }: GameStartProps<Data>) {
  const t = useWords(gameFrame);
  const { stored } = useGames();
  const [unfinished] = useState(() => readPersisted(stored, kind));
  const [choice, setChoice] = useState<'continue' | 'new'>();
  if (unfinished === undefined) return children(undefined);
  if (choice === undefined) {
    const startNew = () => {
      forgetPersisted(stored, kind);
      setChoice('new');
    };
    return (
      <Card title={t('unfinished')} icon="games">
        <Text>{t('unfinishedText')}</Text>
        <Row>
          <Button onPress={() => setChoice('continue')}>{t('continue')}</Button>
          <Button tone="quiet" onPress={startNew}>
            {t('newGame')}
          </Button>
        </Row>
      </Card>
    );
  }
  return (
    <Stack gap="small">
      {/* The pressed button is gone: the focus goes to what came in its place. */}
      <Heading level={3} ref={focusOnce}>
        {t('yourGame')}
      </Heading>
      {children(choice === 'continue' ? unfinished : undefined)}
    </Stack>
  );
}

/** As a ref, for a heading that comes in place of what was pressed. One function for ever: React calls a new one again. */
export function focusOnce(heading: HTMLElement | null): void {
  if (heading) focusForReading(heading);
}
