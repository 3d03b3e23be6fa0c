import { Stack, Stepper, Switch, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { isStepped, roughTime } from '../lib/pace.ts';
import { breathing } from '../words/en/breathing.ts';
import { durationMs, LEAST_ROUNDS, MOST_ROUNDS } from './rules.ts';
import type { Guide } from './useGuide.ts';

/** How many rounds, with or without holding, by time or by presses. All but the rounds can change at any moment. */
export function GuideOptions({ snapshot, send }: Guide) {
  const t = useWords(breathing);
  const pace = usePreferences((preferences) => preferences.pace);
  const { chosenRounds: rounds, skipsHolding, isOwnPace } = snapshot.context;
  const { unit, count } = roughTime(durationMs(rounds, skipsHolding, pace));
  return (
    <Stack gap="small">
      {snapshot.hasTag('choosing') && (
        <Stepper
          label={t('rounds')}
          value={rounds}
          onChange={(value) => send({ type: 'rounds.changed', rounds: value })}
          least={LEAST_ROUNDS}
          most={MOST_ROUNDS}
          valueText={(value) => t('roundsValue', { rounds: value })}
        />
      )}
      <Text>{isOwnPace || isStepped(pace) ? t('ownTime', { rounds }) : t(unit, { rounds, count })}</Text>
      <Switch
        label={t('skipHolding')}
        description={t('skipHoldingMeans')}
        isSelected={skipsHolding}
        onChange={(isSkipped) => send({ type: 'holding.changed', isSkipped })}
      />
      {!isStepped(pace) && (
        <Switch
          label={t('ownPace')}
          description={t('ownPaceMeans')}
          isSelected={isOwnPace}
          onChange={(isOwn) => send({ type: 'ownPace.changed', isOwn })}
        />
      )}
    </Stack>
  );
}
