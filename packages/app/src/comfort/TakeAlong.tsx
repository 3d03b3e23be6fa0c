import {
  announce,
  Button,
  inSentences,
  Stack,
  StatusLine,
  Switch,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { takeSettingsMutation } from '../data/takenSettings.ts';
import { useAct } from '../lib/acts/useAct.ts';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import { settingsAlong as words } from '../words/en/settingsAlong.ts';
import { useSettingName } from './ChoiceSetting.tsx';
import { useComfort, type Comfort } from './comfort.tsx';
import { DEVICE } from './comfortSets.ts';
import { keepInPlace } from './keepInPlace.ts';
import { useIsLookedFor } from './lookedFor.ts';
import { alongState, backToOwn, leaveBehind, takeAlong, type AlongState } from './takeAlong.ts';

export function useAlongState(): AlongState {
  const comfort = useComfort();
  return useSyncExternalStore(
    comfort.subscribe,
    () => alongState(comfort),
    () => 'off',
  );
}

/** Whether the settings go with the member to other devices: off until they say so. Source: G13. */
export function TakeAlong() {
  const t = useWords(words);
  const comfort = useComfort();
  const name = useSettingName('takeAlong');
  if (!useIsLookedFor('takeAlong')) return null;
  if (comfort.owner() === DEVICE)
    return (
      <Stack gap="small">
        <Text>{name}</Text>
        <Text tone="quiet">{t('logIn')}</Text>
      </Stack>
    );
  return <AlongSwitch comfort={comfort} label={name} />;
}

function AlongSwitch({ comfort, label }: { comfort: Comfort; label: string }) {
  const t = useWords(words);
  const say = useSayWords();
  const id = useId();
  const state = useAlongState();
  const { mutateAsync } = useMutation(takeSettingsMutation);
  /** What came of the last press; nothing before the first. */
  const [told, setTold] = useState<'isOn' | 'isOff' | 'cameHere' | 'isOwn'>();
  const show = (outcome: typeof told & string) => {
    keepInPlace(comfort.showAndPersist);
    setTold(outcome);
    announce(t(outcome));
  };
  const act = useAct<boolean>({
    deliver: (isOn) => (isOn ? takeAlong : leaveBehind)(comfort, mutateAsync),
    onDone: (_, isOn) => show(isOn ? (alongState(comfort) === 'came' ? 'cameHere' : 'isOn') : 'isOff'),
    failureOf: (error) =>
      inSentences(t('failed'), say(reasonOf(error, messageOf(words, 'failedText'), words))),
  });
  const goBack = () => {
    backToOwn(comfort);
    show('isOwn');
    // The button goes with the press.
    document.getElementById(id)?.focus();
  };
  const hasCome = state === 'came';
  return (
    <Stack gap="small">
      <Switch
        id={id}
        label={label}
        description={t('means')}
        isSelected={act.isBusy ? act.input === true : state !== 'off'}
        onChange={act.press}
      />
      {hasCome && <Text>{t('cameHere')}</Text>}
      {hasCome && (
        <Button tone="quiet" icon="undo" onPress={goBack}>
          {t('backToOwn')}
        </Button>
      )}
      {act.failure && <StatusLine tone="danger">{act.failure}</StatusLine>}
      {!act.failure && told && told !== 'cameHere' && <StatusLine tone="success">{t(told)}</StatusLine>}
    </Stack>
  );
}
