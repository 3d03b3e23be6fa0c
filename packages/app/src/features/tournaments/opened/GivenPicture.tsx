import type { DescribedPicture } from '@friendbase/contract';
import { ButtonLink, PictureFrame, Row, Stack, useMediaSource, useWords } from '@friendbase/ui-kit';
import { openedReward } from '../../../words/en/openedRewards.ts';

/** A picture of an organizer's, whole, with what it shows, and to take along. */
export function GivenPicture({ picture: { url, description } }: { picture: DescribedPicture }) {
  const t = useWords(openedReward);
  const file = useMediaSource(url);
  return (
    <Stack>
      <PictureFrame src={url} description={description} shape="whole" />
      <Row>
        {file !== undefined && (
          <ButtonLink href={file} download tone="quiet">
            {t('savePicture')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
