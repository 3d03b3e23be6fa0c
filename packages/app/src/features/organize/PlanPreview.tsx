import { clubGameOf, type DescribedPicture, type EventPlan, type PlanKind } from '@friendbase/contract';
import { Heading, PictureCard, PictureFrame, Stack, Text, useWords } from '@friendbase/ui-kit';
import { EventLeaf } from '../../lib/events/EventLeaf.tsx';
import { EVENT_ILLUSTRATIONS } from '../../lib/events/eventWords.ts';
import { categoryPictures } from '../../lib/rewards/categoryPictures.ts';
import { GAME_ILLUSTRATIONS } from '../../lib/tournaments/tournamentWords.ts';
import { planForm } from '../../words/en/organize.ts';
import { areRight } from './planRules.ts';
import { CHOSEN, photoFieldsOf, type PhotoSlot, type PlanValues } from './planValues.ts';
import { PreviewFacts, PreviewTerms } from './PreviewFacts.tsx';
import { partsIn } from './storyValues.ts';
import type { PlanPhotos } from './usePlanForm.ts';

interface PlanPreviewProps {
  kind: PlanKind;
  values: PlanValues;
  photos: PlanPhotos;
  openedAt: Date;
  /** How many have joined already. */
  peopleCount: number;
}

function pictureOf({ kind, values }: Pick<PlanPreviewProps, 'kind' | 'values'>) {
  if (kind === 'event') return EVENT_ILLUSTRATIONS[values.picture as EventPlan['picture']];
  if (kind === 'story') return undefined;
  if (kind === 'reward') return categoryPictures(values.category).illustration;
  const club = clubGameOf(values.gameName);
  return club && GAME_ILLUSTRATIONS[club.game];
}

/** The photo as it is now, sent or not. */
function photoOf(slot: PhotoSlot, values: PlanValues, photos: PlanPhotos): DescribedPicture | undefined {
  const fields = photoFieldsOf(slot);
  const url = values[fields.url] === CHOSEN ? photos[slot].preview : values[fields.url];
  return url ? { url, description: values[fields.shows] } : undefined;
}

/** How members see it, in the usual words and in easy ones. */
export function PlanPreview({ kind, values, photos, openedAt, peopleCount }: PlanPreviewProps) {
  const t = useWords(planForm);
  const picture = pictureOf({ kind, values });
  const photo =
    photoOf('card', values, photos) ?? (kind === 'story' ? photoOf('part1', values, photos) : undefined);
  const shown = [
    ['usual', values.title, values.description, values.text],
    ['easy', values.easyTitle, values.easyDescription, values.easyText],
  ] as const;
  return (
    <Stack>
      <Heading level={3}>{t('preview')}</Heading>
      {shown.map(([words, title, description, opened]) => (
        <PictureCard
          key={words}
          as="div"
          picture={picture}
          photo={photo}
          title={title.trim() === '' ? t('noTitle') : title}
          leaf={kind === 'event' && areRight(kind, values, 'day') && <EventLeaf day={values.day} />}
          facts={
            <>
              <Text size="small">{t(words)}</Text>
              <PreviewTerms kind={kind} values={values} openedAt={openedAt} />
            </>
          }
          act={null}
          more={
            <>
              <Text dir="auto">{description}</Text>
              <PreviewFacts kind={kind} values={values} peopleCount={peopleCount} openedAt={openedAt} />
              {kind === 'story' && <PartsPreview values={values} photos={photos} isEasy={words === 'easy'} />}
              {kind === 'reward' && (
                <OpenedPreview values={values} text={opened} picture={photoOf('content', values, photos)} />
              )}
            </>
          }
        />
      ))}
    </Stack>
  );
}

interface OpenedPreviewProps {
  values: PlanValues;
  text: string;
  picture: DescribedPicture | undefined;
}

/** What a member pays, and what they get when the reward opens. */
function OpenedPreview({ values: { cost, opens, shownTo }, text, picture }: OpenedPreviewProps) {
  const t = useWords(planForm);
  return (
    <>
      <Text size="small">{t('costs', { cost })}</Text>
      <Text size="small" tone="quiet">
        {t('opensWith')}
      </Text>
      {opens === 'picture' ? (
        picture && <PictureFrame src={picture.url} description={picture.description} shape="own" />
      ) : (
        <Text dir="auto">{opens === 'code' ? t('showCode', { who: shownTo }) : text}</Text>
      )}
    </>
  );
}

interface PartsPreviewProps {
  values: PlanValues;
  photos: PlanPhotos;
  isEasy: boolean;
}

/** The parts of a story, as they follow each other. */
function PartsPreview({ values, photos, isEasy }: PartsPreviewProps) {
  return partsIn(values).map((part) => {
    const picture = photoOf(`part${part}`, values, photos);
    return (
      <Stack key={part} gap="small">
        {picture && <PictureFrame src={picture.url} description={picture.description} />}
        <Text dir="auto">{values[`part${part}${isEasy ? 'EasyWords' : 'Words'}`]}</Text>
      </Stack>
    );
  });
}
