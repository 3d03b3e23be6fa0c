import { REWARD_CATEGORIES, REWARD_LIMITS } from '@friendbase/contract';
import { Select, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { planForm } from '../../words/en/organize.ts';
import { OPENS } from './rewardValues.ts';
import type { PlanFormState } from './usePlanForm.ts';

/** What a reward costs in play points, and what it opens: words of its own, or a code for somebody who honours it. */
export function RewardFields({ form }: { form: PlanFormState }) {
  const t = useWords(planForm);
  const { text, shownTo } = REWARD_LIMITS;
  return (
    <>
      <Select
        {...form.field('category')}
        label={t('category')}
        options={REWARD_CATEGORIES.map((category) => ({ value: category, label: category }))}
      />
      <TextField
        {...form.field('cost')}
        label={t('cost')}
        description={t('costMeans')}
        inputMode="numeric"
        autoComplete="off"
        need="needed"
      />
      <Select
        {...form.field('opens')}
        label={t('opens')}
        options={OPENS.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {form.values.opens === 'code' ? (
        <TextField
          {...form.field('shownTo')}
          label={t('shownTo')}
          description={t('shownToMeans')}
          need="needed"
          maxLength={shownTo}
        />
      ) : (
        <>
          <TextArea {...form.field('text')} label={t('givenText')} need="needed" maxLength={text} />
          <TextArea {...form.field('easyText')} label={t('givenEasyText')} need="needed" maxLength={text} />
        </>
      )}
    </>
  );
}
