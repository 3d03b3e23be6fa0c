import { REWARD_CATEGORIES, REWARD_LIMITS } from '@friendbase/contract';
import { Select, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { planForm } from '../../words/en/organize.ts';
import { OPENS } from './rewardValues.ts';
import { PhotoFields } from './PhotoFields.tsx';
import type { PlanFormState, PlanPhotos } from './usePlanForm.ts';

/** What a reward costs in play points, and what it opens: words or a picture of its own, or a code for somebody who honours it. */
export function RewardFields({ form, photos }: { form: PlanFormState; photos: PlanPhotos }) {
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
        options={OPENS.map((kind) => ({ value: kind, label: t(kind === 'picture' ? 'pictureGiven' : kind) }))}
      />
      {form.values.opens === 'picture' && <PhotoFields form={form} of="content" photo={photos.content} />}
      {form.values.opens === 'code' && (
        <TextField
          {...form.field('shownTo')}
          label={t('shownTo')}
          description={t('shownToMeans')}
          need="needed"
          maxLength={shownTo}
        />
      )}
      {form.values.opens === 'text' && (
        <>
          <TextArea {...form.field('text')} label={t('givenText')} need="needed" maxLength={text} />
          <TextArea {...form.field('easyText')} label={t('givenEasyText')} need="needed" maxLength={text} />
        </>
      )}
    </>
  );
}
