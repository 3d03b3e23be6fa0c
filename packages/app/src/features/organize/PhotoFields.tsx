import { MOST_DESCRIPTION } from '@friendbase/contract';
import { Button, PictureFrame, Row, Stack, TextField, useWords } from '@friendbase/ui-kit';
import { AddPhoto } from '../../uploads/picker/AddPhoto.tsx';
import { planForm } from '../../words/en/organize.ts';
import { CHOSEN, photoFieldsOf, type PhotoSlot } from './planValues.ts';
import type { PlanFormState, PlanPhotos } from './usePlanForm.ts';

/** Several can be in one form: each button and field has a name of its own. */
const WORDS = {
  card: { add: 'addPhoto', other: 'otherPhoto', shows: 'photoShows' },
  content: { add: 'addGiven', other: 'otherGiven', shows: 'givenShows' },
  part: { add: 'addPartPhoto', other: 'otherPartPhoto', shows: 'partShows' },
} as const;

interface PhotoFieldsProps {
  form: PlanFormState;
  of: PhotoSlot;
  photo: PlanPhotos[PhotoSlot];
}

/** A photo of one's own, with what is on it: in place of the drawing of a card, what opens with a reward, or a part of a story. */
export function PhotoFields({ form, of: slot, photo }: PhotoFieldsProps) {
  const t = useWords(planForm);
  const fields = photoFieldsOf(slot);
  const part = /^part(\d)$/.exec(slot)?.[1] ?? '';
  const words = WORDS[slot === 'card' || slot === 'content' ? slot : 'part'];
  const url = form.values[fields.url];
  const hasPhoto = url !== '';
  return (
    <Stack>
      {photo.before !== '' && url !== CHOSEN && (
        <Row>
          {hasPhoto && <PictureFrame src={url} description={form.values[fields.shows]} />}
          {slot === 'card' && (
            // One button for both ways: the focus stays on it.
            <Button
              tone="quiet"
              onPress={() => form.field(fields.url).onChange(hasPhoto ? '' : photo.before)}
            >
              {t(hasPhoto ? 'useDrawing' : 'usePhotoAgain')}
            </Button>
          )}
        </Row>
      )}
      <AddPhoto
        photo={photo}
        label={t(hasPhoto ? words.other : words.add, { part })}
        savedBy={t('save')}
        onTryAgain={form.submit}
      />
      {(hasPhoto || slot !== 'card') && (
        <TextField
          {...form.field(fields.shows)}
          label={t(words.shows, { part })}
          description={t('photoShowsMeans')}
          need="needed"
          maxLength={MOST_DESCRIPTION}
        />
      )}
    </Stack>
  );
}
