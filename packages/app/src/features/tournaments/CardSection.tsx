import { Button, CardList, CardListItem, Heading, Row, Stack } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import type { Loading } from '../../lib/loading/loading.ts';

/** How many cards are shown, and come with each “Show more”. */
const CARDS_A_PAGE = 12;

interface CardSectionProps<Item> {
  titleId: string;
  words: { title: string; failed: string; failedText: string; showMore: string };
  query: Loading;
  /** What the query has, in the order on the page. */
  items: readonly Item[];
  /** Stands above the cards. */
  intro: ReactNode;
  /** Stands in place of them where there are none. */
  empty: ReactNode;
  /** One card. Reading goes on at the first one that was not there before. */
  children: (item: Item, isFocused: boolean) => ReactNode;
}

/** A part of the page with its cards: as many of them as the member wants to see. */
export function CardSection<Item extends { id: string }>(props: CardSectionProps<Item>) {
  const { titleId, words, query, items, intro, empty, children } = props;
  const [count, setCount] = useState(CARDS_A_PAGE);
  const [firstNewId, setFirstNewId] = useState<string>();
  const showMore = () => {
    setFirstNewId(items[count]?.id);
    setCount(count + CARDS_A_PAGE);
  };
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {words.title}
        </Heading>
        <Unloaded query={query} title={words.failed} text={words.failedText} />
        {query.data !== undefined && items.length === 0 && empty}
        {items.length > 0 && (
          <>
            {intro}
            <CardList label={words.title} layout="grid">
              {items.slice(0, count).map((item) => (
                <CardListItem key={item.id}>{children(item, item.id === firstNewId)}</CardListItem>
              ))}
            </CardList>
          </>
        )}
        {items.length > count && (
          <Row justify="center">
            <Button tone="quiet" icon="refresh" onPress={showMore}>
              {words.showMore}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}
