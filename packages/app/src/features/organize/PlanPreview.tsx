import { clubGameOf, type EventPlan, type PlanKind } from '@friendbase/contract';
import { Heading, PictureCard, Stack, Text, useWords } from '@friendbase/ui-kit';
import { EVENT_ILLUSTRATIONS } from '../../lib/events/eventWords.ts';
import { categoryLooks } from '../../lib/rewards/categoryLooks.ts';
import { GAME_ILLUSTRATIONS } from '../../lib/tournaments/tournamentWords.ts';
import { planForm } from '../../words/en/organize.ts';
import { CHOSEN, type PlanValues } from './planValues.ts';

interface PlanPreviewProps {
  kind: PlanKind;
  values: PlanValues;
  /** The photo that is not sent yet. */
  chosen: string | undefined;
}

function pictureOf({ kind, values }: Omit<PlanPreviewProps, 'chosen'>) {
  if (kind === 'event') return EVENT_ILLUSTRATIONS[values.picture as EventPlan['picture']];
  if (kind === 'reward') return categoryLooks(values.category).illustration;
  const club = clubGameOf(values.gameName);
  return club && GAME_ILLUSTRATIONS[club.game];
}

/** How members see it, in the usual words and in easy ones. */
export function PlanPreview({ kind, values, chosen }: PlanPreviewProps) {
  const t = useWords(planForm);
  const picture = pictureOf({ kind, values });
  const { photoUrl, photoDescription: description } = values;
  const src = photoUrl === CHOSEN ? chosen : photoUrl;
  const photo = src ? { url: src, description } : undefined;
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
          facts={<Text size="small">{t(words)}</Text>}
          act={null}
          more={
            <>
              <Text dir="auto">{description}</Text>
              {kind === 'reward' && <OpenedPreview values={values} text={opened} />}
            </>
          }
        />
      ))}
    </Stack>
  );
}

/** What a member pays, and reads when the reward opens. */
function OpenedPreview({ values: { cost, opens, shownTo }, text }: { values: PlanValues; text: string }) {
  const t = useWords(planForm);
  return (
    <>
      <Text size="small">{t('costs', { cost })}</Text>
      <Text size="small" tone="quiet">
        {t('opensWith')}
      </Text>
      <Text dir="auto">{opens === 'code' ? t('showCode', { who: shownTo }) : text}</Text>
    </>
  );
}
