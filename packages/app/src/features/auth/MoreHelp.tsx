import { Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { PersonToReach } from '../../help/PersonToReach.tsx';
import { useLinkToken } from '../../help/recovery/link.ts';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { recovery } from '../../words/en/recovery.ts';

const RecoverySteps = lazy(() =>
  import('./RecoverySteps.tsx').then((module) => ({ default: module.RecoverySteps })),
);

interface MoreHelpProps {
  onLogIn: (username: string, note: string) => void;
}

/** The way to a new password, and whom to ask: apart from the form above, whose script every visitor fetches. */
export function MoreHelp({ onLogIn }: MoreHelpProps) {
  return (
    <Stack gap="large">
      <ForgotPassword onLogIn={onLogIn} />
      <PersonToReach level={2} />
    </Stack>
  );
}

/** The ways to a new password. What a way needs comes when it is taken; a link opens it at once. */
function ForgotPassword({ onLogIn }: MoreHelpProps) {
  const t = useWords(recovery);
  const linked = useLinkToken();
  const [hasCard, setHasCard] = useState(false);
  // This panel stays, and must not go on showing a card.
  const leave: MoreHelpProps['onLogIn'] = (...given) => {
    setHasCard(false);
    onLogIn(...given);
  };
  return (
    <Stack>
      <Heading level={2}>{t('heading')}</Heading>
      {hasCard || linked !== undefined ? (
        <OnDemand fallback={<NotLoaded />}>
          <RecoverySteps linked={linked} onLogIn={leave} />
        </OnDemand>
      ) : (
        <>
          <Text>{t('intro')}</Text>
          <Text>{t('cardIs')}</Text>
          <Row>
            <Button tone="quiet" icon="key" onPress={() => setHasCard(true)}>
              {t('useCard')}
            </Button>
          </Row>
          <Text>{t('noCard')}</Text>
        </>
      )}
    </Stack>
  );
}
