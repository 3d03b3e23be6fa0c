import { CLUB_GAME_NAMES } from '@friendbase/contract';
import { FieldRow, Select, TextField, useWords } from '@friendbase/ui-kit';
import { planForm } from '../../words/en/organize.ts';
import type { PlanFormState } from './usePlanForm.ts';

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', need: 'needed' } as const;

/** What is played, when, for how many, and what it costs and gives in play points. */
export function TournamentFields({ form }: { form: PlanFormState }) {
  const t = useWords(planForm);
  return (
    <>
      <Select
        {...form.field('gameName')}
        label={t('game')}
        options={CLUB_GAME_NAMES.map((name) => ({ value: name, label: name }))}
      />
      <FieldRow>
        <TextField {...form.field('day')} type="date" label={t('day')} need="needed" />
        <TextField {...form.field('from')} type="time" label={t('from')} need="needed" />
      </FieldRow>
      <TextField
        {...form.field('entryFee')}
        {...NUMBER}
        label={t('entryFee')}
        description={t('entryFeeMeans')}
      />
      <TextField {...form.field('prizePool')} {...NUMBER} label={t('prizePool')} />
      <TextField {...form.field('maxParticipants')} {...NUMBER} label={t('maxParticipants')} />
    </>
  );
}
