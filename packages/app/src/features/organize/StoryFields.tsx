import { STORY_LIMITS } from '@friendbase/contract';
import { announce, Button, Heading, Row, Stack, TextArea, TextField, useWords } from '@friendbase/ui-kit';
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
  const addRef = useRef<HTMLButtonElement>(null);
  // The pressed button may go with the part: the focus moves once what it moves to is there.
  const moveFocus = useRef<() => void>(undefined);
  useEffect(() => {
    moveFocus.current?.();
    moveFocus.current = undefined;
  });
  const add = () => {
    const next = STORY_PARTS[parts.length];
    if (!next) return;
    const { id } = form.field(`part${next}Title`);
    moveFocus.current = () => document.getElementById(id)?.focus();
    form.field('parts').onChange(next);
  };
  const removeLast = () => {
    moveFocus.current = () => addRef.current?.focus();
    form.field('parts').onChange(String(parts.length - 1));
    announce(t('partRemoved', { part: String(parts.length) }));
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
          <Button ref={addRef} tone="quiet" onPress={add}>
            {t('addPart')}
          </Button>
        )}
        {parts.length > leastParts && (
          <Button tone="quiet" onPress={removeLast}>
            {t('removePart', { part: String(parts.length) })}
          </Button>
        )}
      </Row>
    </>
  );
}
