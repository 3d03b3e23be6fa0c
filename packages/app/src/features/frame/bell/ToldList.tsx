import {
  TrashGlyph,
  Button,
  CardList,
  ConfirmDialog,
  Disclosure,
  focusForReading,
  Heading,
  NewsItem,
  Row,
  Stack,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useRef, useState, useMemo } from 'react';
import { useDates } from '../../../lib/time/useDates.ts';
import { news } from '../../../words/en/news.ts';
import { notifications } from '../../../words/en/notifications.ts';
import { useNotices } from '../../../notices/noticesContext.ts';
import type { StoredNotice } from '../../../notices/noticesMachine.ts';
import { isKnown } from '@friendbase/ui-kit/words';
import { useSelector } from '@xstate/react';
// Stored messages name their words: those of screens that were not opened since must be here to be said.
import '../../../words/en/memberNotices.ts';
import '../../../words/en/outingNotices.ts';
import '../../../words/en/videos.ts';

/** What the toasts said, newest first. A message that is no more, as after an update, cannot be said. */
function useTold(): StoredNotice[] {
  const list = useSelector(useNotices(), ({ context }) => context.list);
  return useMemo(() => list.filter(({ title, text }) => isKnown(title) && isKnown(text)), [list]);
}

/** What the toasts said, behind a button of its own: it is no news. Nothing where nothing was said. */
export function ToldPart() {
  const t = useWords(notifications);
  const isNothingTold = useTold().length === 0;
  const [isOpen, setIsOpen] = useState(false);
  // Stays as it began: a list that is cleared says so itself.
  const [hadNothing] = useState(isNothingTold);
  if (isNothingTold && hadNothing) return null;
  return (
    <Disclosure label={t('told')} openLabel={t('hideTold')} isOpen={isOpen} onToggle={setIsOpen}>
      <ToldList />
    </Disclosure>
  );
}

/**
 * What the toasts said, newest first: answers to what the member did, and no news. “Clear all” stays until the question has given the focus back to it: gone before
 * that, it would leave the focus to chance. From there the focus goes to the words that say what was done.
 */
function ToldList() {
  const t = useWords(notifications);
  const inNews = useWords(news);
  const notices = useNotices();
  const list = useTold();
  const [isAsking, setIsAsking] = useState(false);
  const [isCleared, setIsCleared] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const cleared = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    notices.send({ type: 'list.cleared' });
    setIsCleared(true);
    setIsLeaving(true);
    setIsAsking(false);
  };
  const leave = () => {
    if (!isLeaving) return;
    setIsLeaving(false);
    if (cleared.current) focusForReading(cleared.current);
  };
  return (
    <Stack>
      {list.length === 0 && isCleared && (
        <Heading level={3} ref={cleared}>
          {inNews('cleared')}
        </Heading>
      )}
      {list.length > 0 && (
        <CardList label={t('list')}>
          {list.map((notice) => (
            <ToldItem key={notice.id} {...notice} />
          ))}
        </CardList>
      )}
      {(list.length > 0 || isLeaving) && (
        <Row>
          <Button tone="quiet" icon={TrashGlyph} onPress={() => setIsAsking(true)} onFocus={leave}>
            {t('clear')}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        question={t('askClear')}
        effect={t('askClearEffect')}
        confirmLabel={t('clear')}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={isAsking}
        onConfirm={clear}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}

function ToldItem({ at, title, text }: StoredNotice) {
  const say = useSayWords();
  const dates = useDates();
  return (
    <NewsItem>
      <Heading level={3}>{say(title)}</Heading>
      {text && <Text>{say(text)}</Text>}
      <Text size="small" tone="quiet">
        <time dateTime={at}>{dates.moment(at)}</time>
      </Text>
    </NewsItem>
  );
}
