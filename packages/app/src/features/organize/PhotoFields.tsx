import { MOST_DESCRIPTION } from '@friendbase/contract';
import { Button, Heading, PictureFrame, Row, Stack, Text, TextField, useWords } from '@friendbase/ui-kit';
import { AddPhoto } from '../../uploads/picker/AddPhoto.tsx';
import type { PhotoChoice } from '../../uploads/useOwnPhoto.ts';
import { planForm } from '../../words/en/organize.ts';
import { CHOSEN } from './planValues.ts';
import type { PlanFormState } from './usePlanForm.ts';

interface PhotoFieldsProps {
  form: PlanFormState;
  photo: PhotoChoice;
}

/** A picture of one's own in place of the drawing, with what is on it. */
export function PhotoFields({ form, photo }: PhotoFieldsProps) {
  const t = useWords(planForm);
  const { photoUrl, photoDescription } = form.values;
  const hasPhoto = photoUrl !== '';
  return (
    <Stack>
      <Heading level={3}>{t('ownPicture')}</Heading>
      <Text size="small" tone="quiet">
        {t('ownPictureMeans')}
      </Text>
      {hasPhoto && photoUrl !== CHOSEN && (
        <Row>
          <PictureFrame src={photoUrl} description={photoDescription} />
          <Button tone="quiet" onPress={() => form.fill({ photoUrl: '' })}>
            {t('useDrawing')}
          </Button>
        </Row>
      )}
      <AddPhoto
        photo={photo}
        label={t(hasPhoto ? 'otherPhoto' : 'addPhoto')}
        savedBy={t('save')}
        onTryAgain={form.submit}
      />
      {hasPhoto && (
        <TextField
          {...form.field('photoDescription')}
          label={t('photoShows')}
          description={t('photoShowsMeans')}
          need="needed"
          maxLength={MOST_DESCRIPTION}
        />
      )}
    </Stack>
  );
}
