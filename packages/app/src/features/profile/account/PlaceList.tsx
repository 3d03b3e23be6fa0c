import { isDemoAccount, type SessionEntry, type User } from '@friendbase/contract';
import {
  CardList,
  ConfirmDialog,
  focusForReading,
  Heading,
  Stack,
  Text,
  useRemovalFocus,
  useWords,
} from '@friendbase/ui-kit';
import { useRef } from 'react';
import { useDeviceWords } from '../../../lib/device/useDeviceWords.ts';
import { ActTold } from '../../../people/ActTold.tsx';
import { places } from '../../../words/en/profileParts.ts';
import { PlaceItem } from './PlaceItem.tsx';
import { usePlaceActs } from './usePlaceActs.ts';

/** More would be no help in finding the one that is not one's own. */
const MOST_SHOWN = 10;

/** A place that the member says is theirs is another item: its two buttons go, and one comes. */
const itemOf = ({ id, isConfirmed }: SessionEntry) => `${id} ${isConfirmed}`;

interface PlaceListProps {
  me: User;
  sessions: SessionEntry[];
  /** A place was ended that the member does not know. */
  onUnknown: () => void;
}

/** This browser first, then the others as they came. */
export function PlaceList({ me, sessions, onUnknown }: PlaceListProps) {
  const t = useWords(places);
  const deviceWords = useDeviceWords();
  const acts = usePlaceActs(me.id, onUnknown);
  const heading = useRef<HTMLHeadingElement>(null);
  const ordered = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = ordered.slice(0, MOST_SHOWN);
  const hidden = ordered.length - shown.length;
  const removal = useRemovalFocus(
    shown.map(itemOf),
    () => heading.current && focusForReading(heading.current),
  );
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('list')}
      </Heading>
      <ActTold told={acts.told} />
      <div {...removal}>
        <CardList label={t('list')}>
          {shown.map((place) => (
            <PlaceItem
              key={itemOf(place)}
              itemId={itemOf(place)}
              place={place}
              acts={acts}
              isShared={isDemoAccount(me)}
            />
          ))}
        </CardList>
      </div>
      {hidden > 0 && <Text tone="quiet">{t('more', { count: hidden })}</Text>}
      <ConfirmDialog
        question={t('askOne', { device: acts.asked ? deviceWords(acts.asked.device) : '' })}
        effect={t('askOneEffect')}
        confirmLabel={t('endOne')}
        cancelLabel={t('keep')}
        isOpen={acts.asked !== undefined}
        onConfirm={acts.answer.confirm}
        onCancel={acts.answer.cancel}
      />
    </Stack>
  );
}
