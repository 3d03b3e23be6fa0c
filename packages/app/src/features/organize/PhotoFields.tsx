import { MOST_DESCRIPTION, type PicturePurpose } from '@friendbase/contract';
import { Button, PictureFrame, Row, Stack, TextField, useWords } from '@friendbase/ui-kit';
import { AddPhoto } from '../../uploads/picker/AddPhoto.tsx';
import type { PhotoChoice } from '../../uploads/useOwnPhoto.ts';
import { planForm } from '../../words/en/organize.ts';
import { CHOSEN, PHOTO_FIELDS } from './planValues.ts';
import type { PlanFormState } from './usePlanForm.ts';

/** Both can be in one form: each button and field has a name of its own. */
const WORDS = {
  card: { add: 'addPhoto', other: 'otherPhoto', shows: 'photoShows' },
  content: { add: 'addGiven', other: 'otherGiven', shows: 'givenShows' },
} as const satisfies Record<PicturePurpose, object>;

interface PhotoFieldsProps {
  form: PlanFormState;
  of: PicturePurpose;
  photo: PhotoChoice;
}

/** A photo of one's own, with what is on it: in place of the drawing of a card, or what opens with a reward. */
export function PhotoFields({ form, of: purpose, photo }: PhotoFieldsProps) {
  const t = useWords(planForm);
  const fields = PHOTO_FIELDS[purpose];
  const words = WORDS[purpose];
  const url = form.values[fields.url];
  const hasPhoto = url !== '';
  return (
    <Stack>
      {hasPhoto && url !== CHOSEN && (
        <Row>
          <PictureFrame src={url} description={form.values[fields.shows]} />
          {purpose === 'card' && (
            <Button tone="quiet" onPress={() => form.field(fields.url).onChange('')}>
              {t('useDrawing')}
            </Button>
          )}
        </Row>
      )}
      <AddPhoto
        photo={photo}
        label={t(hasPhoto ? words.other : words.add)}
        savedBy={t('save')}
        onTryAgain={form.submit}
      />
      {(hasPhoto || purpose === 'content') && (
        <TextField
          {...form.field(fields.shows)}
          label={t(words.shows)}
          description={t('photoShowsMeans')}
          need="needed"
          maxLength={MOST_DESCRIPTION}
        />
      )}
    </Stack>
  );
}
