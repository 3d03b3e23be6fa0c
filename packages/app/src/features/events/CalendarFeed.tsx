import {
  Button,
  CalendarAddGlyph,
  Card,
  ConfirmDialog,
  CopyField,
  Row,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { calendarQuery } from '../../data/calendar.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useDates } from '../../lib/time/useDates.ts';
import { events } from '../../words/en/events.ts';
import { useCalendarFeed } from './useCalendarFeed.ts';

/** The address at which the member's own calendar finds what they go to. The demo, which no calendar reaches, says that it has none. */
export function CalendarFeed() {
  const t = useWords(events);
  return <Card title={t('feed')}>{__DEMO__ ? <Text>{t('feedNone')}</Text> : <Feed />}</Card>;
}

function Feed() {
  const t = useWords(events);
  const query = useQuery(calendarQuery);
  return (
    <>
      <Text>{t('feedMeans')}</Text>
      <Unloaded query={query} title={t('feedNotLoaded')} text={t('failedText')} />
      {query.data && <FeedActs madeAt={query.data.madeAt} />}
    </>
  );
}

function FeedActs({ madeAt }: { madeAt: string | null }) {
  const t = useWords(events);
  const dates = useDates();
  const button = useRef<HTMLButtonElement>(null);
  const isMade = madeAt !== null;
  // What switched it off goes, and leaves the focus to what makes it again.
  const feed = useCalendarFeed(isMade, () => button.current?.focus());
  const { make, end, address, failure, done } = feed;
  return (
    <>
      <Text size="small" tone="quiet">
        {t('feedSecret')}
      </Text>
      {isMade && address === undefined && <Text>{t('feedOn', { day: dates.moment(madeAt) })}</Text>}
      {done !== undefined && <StatusLine tone="success">{done}</StatusLine>}
      {failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
      {address !== undefined && (
        <CopyField
          label={t('feedAddress')}
          value={address}
          copyLabel={t('feedCopy')}
          copiedText={t('feedCopied')}
          isShown
        />
      )}
      <Row>
        <Button
          ref={button}
          tone="quiet"
          icon={CalendarAddGlyph}
          isPending={make.isBusy}
          pendingLabel={t('feedMaking')}
          onPress={() => make.press()}
        >
          {t(isMade ? 'feedRenew' : 'feedMake')}
        </Button>
        {isMade && (
          <Button
            tone="quiet"
            isPending={end.isBusy}
            pendingLabel={t('feedEnding')}
            onPress={() => end.press()}
          >
            {t('feedEnd')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        question={t('feedAsk')}
        effect={t('feedAskEffect')}
        confirmLabel={t('feedRenew')}
        cancelLabel={t('feedKeep')}
        isOpen={make.isAsking}
        onConfirm={make.confirm}
        onCancel={make.cancel}
      />
    </>
  );
}
