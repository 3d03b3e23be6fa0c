import { EVENT_PICTURES, EVENT_TYPES, PLAN_LIMITS } from '@friendbase/contract';
import { FieldRow, Select, Text, TextField, useWords } from '@friendbase/ui-kit';
import { planForm } from '../../words/en/organize.ts';
import type { PlanFormState } from './usePlanForm.ts';

/** When and where it is, what helps there, and its drawing, which says what is on it. */
export function EventFields({ form }: { form: PlanFormState }) {
  const t = useWords(planForm);
  const maxLength = PLAN_LIMITS.place;
  return (
    <>
      <FieldRow>
        <TextField {...form.field('day')} type="date" label={t('day')} need="needed" />
        <TextField {...form.field('from')} type="time" label={t('from')} need="needed" />
        <TextField {...form.field('to')} type="time" label={t('to')} need="needed" />
      </FieldRow>
      <Text size="small" tone="quiet">
        {t('zoneMeans', { zone: form.values.zone.replaceAll('_', ' ') })}
      </Text>
      <TextField {...form.field('place')} label={t('place')} need="needed" maxLength={maxLength} />
      {(['address', 'landmark', 'goodToKnow'] as const).map((field) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={t(field)}
          need="optional"
          maxLength={maxLength}
        />
      ))}
      <Select
        {...form.field('type')}
        label={t('type')}
        options={EVENT_TYPES.map((type) => ({ value: type, label: t(type) }))}
      />
      <Select
        {...form.field('picture')}
        label={t('picture')}
        options={EVENT_PICTURES.map((picture) => ({ value: picture, label: t(picture) }))}
      />
    </>
  );
}
