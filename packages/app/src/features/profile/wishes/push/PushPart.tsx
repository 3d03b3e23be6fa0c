import type { PushTells } from '@friendbase/contract';
import {
  Button,
  FocusKeeper,
  Heading,
  RadioGroup,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { push } from '../../../../words/en/push.ts';
import { usePush } from './usePush.ts';

type Push = ReturnType<typeof usePush>;

/** The one button of the part: it stays where it is, whatever it does next, so that the focus does. */
function PushButton({ standing, wished, isLooking, isUnknown, failure, choose, tryAgain }: Push) {
  const t = useWords(push);
  const isOn = standing.is === 'on';
  const isAgain = isUnknown || isLooking || failure !== undefined;
  const isTurning = wished === 'off' || (wished !== undefined && !isOn);
  const words = isAgain ? 'again' : standing.is === 'denied' ? 'look' : isOn ? 'turnOff' : 'turnOn';
  const press = () => {
    if (isAgain || standing.is === 'denied') tryAgain();
    else choose(isOn ? 'off' : 'who');
  };
  return (
    <Button
      tone={isOn ? 'quiet' : 'primary'}
      onPress={press}
      isPending={isLooking || isTurning}
      pendingLabel={t(isLooking ? 'looking' : isOn ? 'turningOff' : 'turningOn')}
    >
      {t(words)}
    </Button>
  );
}

/** What is so, in words, and what to do where it cannot be changed here. */
function PushStandingText({ standing, isUnknown, isLooking, failure }: Push) {
  const t = useWords(push);
  if (isUnknown) return <StatusLine tone="danger">{t('unknown')}</StatusLine>;
  if (failure !== undefined) return <StatusLine tone="danger">{failure}</StatusLine>;
  switch (standing.is) {
    case 'on':
      return <StatusLine tone="success">{t('isOn')}</StatusLine>;
    case 'denied':
      return <StatusLine tone="info">{t('denied')}</StatusLine>;
    case 'off':
      return <Text tone="quiet">{t('asks')}</Text>;
    case 'unable':
      return <StatusLine tone="info">{t('unable')}</StatusLine>;
    case 'absent':
      return !isLooking && <StatusLine tone="info">{t('absent')}</StatusLine>;
  }
}

/**
 * What this device tells while FriendBase is closed. It is off until the member presses, who has read before what happens and
 * what is never told.
 */
export function PushPart({ memberId }: { memberId: string }) {
  const t = useWords(push);
  const own = usePush(memberId);
  const { standing, wished } = own;
  const hasNothing = standing.is === 'absent' && !own.isUnknown;
  const [isThere, setIsThere] = useState(!hasNothing);
  if (!hasNothing && !isThere) setIsThere(true);
  // Whether there is anything to choose is seen first: most servers send nothing. What was shown stays: the focus may be in it.
  if (!isThere) return null;
  const canChoose = standing.is !== 'unable' && (!hasNothing || own.isLooking);
  return (
    <Stack>
      <Heading level={3}>{t('title')}</Heading>
      <Text>{t('means')}</Text>
      {standing.is === 'on' && (
        <RadioGroup
          label={t('says')}
          options={[
            { value: 'who', label: t('who'), description: t('whoMeans') },
            { value: 'something', label: t('something'), description: t('somethingMeans') },
          ]}
          value={wished && wished !== 'off' ? wished : standing.tells}
          onChange={(tells) => own.choose(tells as PushTells)}
        />
      )}
      <FocusKeeper>
        <Stack>
          <PushStandingText {...own} />
          {canChoose && <PushButton {...own} />}
        </Stack>
      </FocusKeeper>
      {standing.is === 'on' && <Text tone="quiet">{t('ends')}</Text>}
    </Stack>
  );
}
