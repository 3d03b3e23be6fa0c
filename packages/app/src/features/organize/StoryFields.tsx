import { STORY_LIMITS } from '@friendbase/contract';
import { Button, Heading, Row, Stack, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';
import { planForm } from '../../words/en/organize.ts';
import { PhotoFields } from './PhotoFields.tsx';
import { partsIn, STORY_PARTS } from './storyValues.ts';
import type { PlanFormState, PlanPhotos } from './usePlanForm.ts';

interface StoryFieldsProps {
  form: PlanFormState;
  photos: PlanPhotos;
}

/** The parts of a picture story, each with its photo and its words in both wordings. */
export function StoryFields({ form, photos }: StoryFieldsProps) {
  const t = useWords(planForm);
  const parts = partsIn(form.values);
  const addedRef = useRef<string>(undefined);
  // What was asked for is what is written next.
  useEffect(() => {
    if (addedRef.current === undefined) return;
    document.getElementById(addedRef.current)?.focus();
    addedRef.current = undefined;
  });
  const add = () => {
    const next = STORY_PARTS[parts.length];
    if (!next) return;
    addedRef.current = form.field(`part${next}Title`).id;
    form.field('parts').onChange(next);
  };
  const { partTitle, partWords, leastParts } = STORY_LIMITS;
  return (
    <>
      {parts.map((part) => (
        <Stack key={part}>
          <Heading level={3}>{t('part', { part })}</Heading>
          <TextField
            {...form.field(`part${part}Title`)}
            label={t('partTitle', { part })}
            need="needed"
            maxLength={partTitle}
          />
          <TextArea
            {...form.field(`part${part}Words`)}
            label={t('partWords', { part })}
            need="needed"
            maxLength={partWords}
          />
          <TextArea
            {...form.field(`part${part}EasyWords`)}
            label={t('partEasyWords', { part })}
            need="needed"
            maxLength={partWords}
          />
          <PhotoFields form={form} of={`part${part}`} photo={photos[`part${part}`]} />
        </Stack>
      ))}
      <Row>
        {parts.length < STORY_PARTS.length && (
          <Button tone="quiet" onPress={add}>
            {t('addPart')}
          </Button>
        )}
        {parts.length > leastParts && (
          <Button tone="quiet" onPress={() => form.field('parts').onChange(String(parts.length - 1))}>
            {t('removePart', { part: String(parts.length) })}
          </Button>
        )}
      </Row>
    </>
  );
}
