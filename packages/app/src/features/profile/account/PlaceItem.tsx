import type { SessionEntry } from '@friendbase/contract';
import { Badge, Button, CardListItem, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../../lib/time/useDates.ts';
import { useDeviceWords } from '../../../lib/device/useDeviceWords.ts';
import { places } from '../../../words/en/profileParts.ts';
import type { PlaceActs } from './usePlaceActs.ts';

interface PlaceItemProps {
  itemId: string;
  place: SessionEntry;
  acts: PlaceActs;
  /** Everybody shares this account: its places stay. */
  isShared: boolean;
}

/** One place, in words, and whether it is the member’s. */
export function PlaceItem({ itemId, place, acts, isShared }: PlaceItemProps) {
  const t = useWords(places);
  const dates = useDates();
  const device = useDeviceWords()(place.device);
  const since = dates.moment(place.createdAt);
  const isBusy = acts.busyId === place.id;
  return (
    <CardListItem itemId={itemId}>
      <Stack gap="small">
        <Heading level={3}>
          {device} {place.isCurrent && <Badge tone="success">{t('isHere')}</Badge>}
        </Heading>
        <Text>
          {place.isCurrent ? t('since', { since }) : t('used', { since, used: dates.day(place.lastUsedOn) })}
        </Text>
        {!place.isCurrent && place.isConfirmed && <Text>{t('confirmed')}</Text>}
        {!place.isCurrent && !isShared && (
          <Row align="center">
            {place.isConfirmed ? (
              <Button
                tone="quiet"
                icon="logout"
                subject={device}
                isPending={isBusy}
                pendingLabel={t('working')}
                onPress={() => acts.end(place)}
              >
                {t('endOne')}
              </Button>
            ) : (
              <>
                <Text>{t('isYou')}</Text>
                <Button
                  tone="quiet"
                  icon="check"
                  subject={device}
                  isPending={isBusy}
                  pendingLabel={t('working')}
                  onPress={() => acts.confirm(place)}
                >
                  {t('yes')}
                </Button>
                <Button tone="quiet" icon="close" subject={device} onPress={() => acts.refuse(place)}>
                  {t('no')}
                </Button>
              </>
            )}
          </Row>
        )}
      </Stack>
    </CardListItem>
  );
}
