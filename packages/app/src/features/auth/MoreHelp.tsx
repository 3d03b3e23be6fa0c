import { Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Somebody is on the way to a new password, or no longer: nothing else is in the way then. */
  onChoosing: (isChoosing: boolean) => void;
}

/** The way to a new password, and whom to ask: apart from the form above, whose script every visitor fetches. */
export function MoreHelp(props: MoreHelpProps) {
  return (
    <Stack gap="large">
      <ForgotPassword {...props} />
      <PersonToReach level={2} />
    </Stack>
  );
}

/** The ways to a new password. What a way needs comes when it is taken; a link opens it at once. */
function ForgotPassword({ onLogIn, onChoosing }: MoreHelpProps) {
  const t = useWords(recovery);
  const linked = useLinkToken();
  // Back: the focus returns to where the way began.
  const [way, setWay] = useState<'card' | 'back'>();
  const isChoosing = way === 'card' || linked !== undefined;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (way === 'back') start.current?.focus();
  }, [way]);
  const tell = useEffectEvent(onChoosing);
  useEffect(() => tell(isChoosing), [isChoosing]);
  // This panel stays, and must not go on showing a card.
  const leave: MoreHelpProps['onLogIn'] = (...given) => {
    setWay(undefined);
    onLogIn(...given);
  };
  return (
    <Stack>
      <Heading level={2}>{t('heading')}</Heading>
      {isChoosing ? (
        <OnDemand fallback={<NotLoaded />}>
          <RecoverySteps linked={linked} onLogIn={leave} onBack={() => setWay('back')} />
        </OnDemand>
      ) : (
        <>
          <Text>{t('intro')}</Text>
          <Text>{t('cardIs')}</Text>
          <Row>
            <Button tone="quiet" icon="key" ref={start} onPress={() => setWay('card')}>
              {t('useCard')}
            </Button>
          </Row>
          <Text>{t('noCard')}</Text>
        </>
      )}
    </Stack>
  );
}
