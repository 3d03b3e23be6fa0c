import { Button, Heading, Row, Stack, Text, useIsHydrated, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { contactQuery } from '../../data/contact.ts';
import { PersonToReach } from '../../help/PersonToReach.tsx';
import { forgetAsked, readAsked } from '../../help/recovery/askedMail.ts';
import { useLink } from '../../help/recovery/link.ts';
import { useIsReady } from '../../lib/hydration/whenReady.ts';
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
  const person = useIsReady() && <PersonToReach level={2} />;
  if (link?.proves !== 'email')
    return (
      <ForgotPassword linked={link?.token} {...props}>
        {person}
      </ForgotPassword>
    );
  return (
    <WithPerson person={person}>
      <ConfirmEmail key={link.token} token={link.token} level={2} />
    </WithPerson>
  );
}

/** What comes when it is needed, and below it whom to ask: together, so that nothing that stands is moved. */
const WithPerson = ({ person, children }: { person: ReactNode; children: ReactNode }) => (
  <OnDemand
    fallback={
      <Stack gap="large">
        <NotLoaded />
        {person}
      </Stack>
    }
  >
    <Stack gap="large">
      {children}
      {person}
    </Stack>
  </OnDemand>
);

type Way = 'card' | 'mail';

interface ForgotPasswordProps extends MoreHelpProps {
  linked: string | undefined;
  /** Whom to ask. */
  children: ReactNode;
}

/** The ways to a new password. What a way needs comes when it is taken; a link opens it at once. */
function ForgotPassword({ linked, onLogIn, onChoosing, children }: ForgotPasswordProps) {
  const t = useWords(recovery);
  const isHydrated = useIsHydrated();
  const [taken, setTaken] = useState<Way | 'none'>();
  // A page that was reloaded while somebody looked for their mail goes on with that.
  const way = taken ?? (isHydrated && readAsked() ? 'mail' : 'none');
  // Back: the focus returns to where the way began.
  const [left, setLeft] = useState<Way | 'none'>('none');
  const isChoosing = way !== 'none' || linked !== undefined;
  const tell = useEffectEvent(onChoosing);
  // Not before the link is read.
  useEffect(() => void (isHydrated && tell(isChoosing)), [isHydrated, isChoosing]);
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
        <WithPerson person={children}>
          <RecoverySteps
            linked={linked}
            by={way === 'mail' ? 'mail' : 'card'}
            onLogIn={leave}
            onBack={goBack}
          />
        </WithPerson>
      ) : (
        <Stack gap="large">
          <Stack>
            <Ways left={left} onTake={setTaken} />
          </Stack>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/** One button a way. By mail only where the server sends mails: that it tells along with whom to ask. */
function Ways({ left, onTake }: { left: Way | 'none'; onTake: (way: Way) => void }) {
  const t = useWords(recovery);
  const { data } = useQuery({ ...contactQuery, enabled: useIsReady() });
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
