import { Button, Heading, Row, Stack, Text, useIsHydrated, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactQuery } from '../../data/contact.ts';
import { PersonToReach } from '../../help/PersonToReach.tsx';
import { forgetAsked, readAsked } from '../../help/recovery/askedMail.ts';
import { useLink } from '../../help/recovery/link.ts';
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

const ConfirmEmail = lazy(() =>
  import('../../help/recovery/ConfirmEmail.tsx').then((module) => ({ default: module.ConfirmEmail })),
);

/** The way to a new password, and whom to ask: apart from the form above, whose script every visitor fetches. */
export function MoreHelp(props: MoreHelpProps) {
  const link = useLink();
  // A server does not render whom to ask here: where Help was opened first, the answer is there before this part is hydrated.
  const isHydrated = useIsHydrated();
  return (
    <Stack gap="large">
      {link?.proves === 'email' ? (
        <OnDemand fallback={<NotLoaded />}>
          <ConfirmEmail key={link.token} token={link.token} level={2} />
        </OnDemand>
      ) : (
        <ForgotPassword linked={link?.token} {...props} />
      )}
      {isHydrated && <PersonToReach level={2} />}
    </Stack>
  );
}

type Way = 'card' | 'mail';

/** The ways to a new password. What a way needs comes when it is taken; a link opens it at once. */
function ForgotPassword({ linked, onLogIn, onChoosing }: MoreHelpProps & { linked: string | undefined }) {
  const t = useWords(recovery);
  const isHydrated = useIsHydrated();
  const [taken, setTaken] = useState<Way | 'none'>();
  // A page that was loaded anew while somebody looked for their mail goes on with that.
  const way = taken ?? (isHydrated && readAsked() ? 'mail' : 'none');
  // Back: the focus returns to where the way began.
  const [left, setLeft] = useState<Way | 'none'>('none');
  const isChoosing = way !== 'none' || linked !== undefined;
  const tell = useEffectEvent(onChoosing);
  useEffect(() => tell(isChoosing), [isChoosing]);
  // This panel stays, and must not go on showing a card.
  const leave: MoreHelpProps['onLogIn'] = (...given) => {
    forgetAsked();
    setTaken('none');
    onLogIn(...given);
  };
  const goBack = () => {
    forgetAsked();
    setLeft(way);
    setTaken('none');
  };
  return (
    <Stack>
      <Heading level={2}>{t('heading')}</Heading>
      {isChoosing ? (
        <OnDemand fallback={<NotLoaded />}>
          <RecoverySteps
            linked={linked}
            by={way === 'mail' ? 'mail' : 'card'}
            onLogIn={leave}
            onBack={goBack}
          />
        </OnDemand>
      ) : (
        <Ways left={left} onTake={setTaken} />
      )}
    </Stack>
  );
}

/** One button a way. By mail only where the server sends mails: that it tells along with whom to ask. */
function Ways({ left, onTake }: { left: Way | 'none'; onTake: (way: Way) => void }) {
  const t = useWords(recovery);
  const { data } = useQuery(contactQuery);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  const refOf = (way: Way) => ({ ...(left === way && { ref: start }) });
  return (
    <>
      <Text>{t('intro')}</Text>
      <Text>{t('cardIs')}</Text>
      <Row>
        <Button tone="quiet" icon="key" {...refOf('card')} onPress={() => onTake('card')}>
          {t('useCard')}
        </Button>
      </Row>
      {data?.sendsMail === true && (
        <>
          <Text>{t('mailIs')}</Text>
          <Row>
            <Button tone="quiet" icon="mail" {...refOf('mail')} onPress={() => onTake('mail')}>
              {t('useMail')}
            </Button>
          </Row>
        </>
      )}
      <Text>{t('noCard')}</Text>
    </>
  );
}
