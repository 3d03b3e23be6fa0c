import { PLAN_LIMITS } from '@friendbase/contract';
import { Heading, Text, TextArea, TextField, useCurrentWords, useWords } from '@friendbase/ui-kit';
import { READABILITY } from '../../words/readability.ts';
import { planForm } from '../../words/en/organize.ts';
import type { PlanFormState } from './usePlanForm.ts';

/** The words that members read: the usual ones, and the same in easy words with how hard those are to read. */
export function WordFields({ form }: { form: PlanFormState }) {
  const t = useWords(planForm);
  const { title, description } = PLAN_LIMITS;
  const { easyTitle, easyDescription } = form.values;
  return (
    <>
      <Heading level={3}>{t('words')}</Heading>
      <TextField {...form.field('title')} label={t('title')} need="needed" maxLength={title} />
      <TextArea
        {...form.field('description')}
        label={t('description')}
        need="needed"
        maxLength={description}
      />
      <TextField
        {...form.field('easyTitle')}
        label={t('easyTitle')}
        description={t('easyMeans')}
        need="needed"
        maxLength={title}
      />
      <TextArea
        {...form.field('easyDescription')}
        label={t('easyDescription')}
        need="needed"
        maxLength={description}
      />
      <Grade text={[easyTitle, easyDescription].filter((text) => text.trim() !== '').join('. ')} />
    </>
  );
}

/** How much schooling a text needs, in the language that is in use; nothing where there is no formula, or no text. */
function Grade({ text }: { text: string }) {
  const t = useWords(planForm);
  const rule = READABILITY[useCurrentWords().language];
  if (!rule || text === '') return null;
  const grade = Math.max(1, Math.round(rule.gradeOf(text)));
  return (
    <Text size="small">
      {grade > rule.easy ? t('hardGrade', { grade, most: rule.easy }) : t('grade', { grade })}
    </Text>
  );
}
