import {
  Button,
  CardListItem,
  Heading,
  PictureCardGrid,
  type PictureCardGridProps,
  Row,
  Stack,
  VisuallyHidden,
} from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import type { Loading } from '../../lib/loading/loading.ts';
import { useShownCards } from './useShownCards.ts';

interface CardSectionProps<Item> {
  titleId: string;
  words: { title: string; failed: string; failedText: string; showMore: string };
  query: Loading;
  /** What the query has, in the order on the page. */
  items: readonly Item[];
  cards?: PictureCardGridProps['cards'];
  /** Whether the title of the page says it already: then it is there for screen readers alone. */
  isTitleHidden?: boolean;
  /** Stands above the cards. */
  intro?: ReactNode;
  /** Stands below them: what holds for each. */
  note?: ReactNode;
  /** Stands in place of them where there are none. */
  empty: ReactNode;
  /** One card. Reading goes on at the first one that was not there before. */
  children: (item: Item, isFocused: boolean) => ReactNode;
}

/** A part of the page with its cards: as many of them as the member wants to see. */
export function CardSection<Item extends { id: string }>(props: CardSectionProps<Item>) {
  const { titleId, words, query, items, cards, isTitleHidden = false, intro, note, empty, children } = props;
  const { shown, firstNewId, showMore } = useShownCards(items);
  // What is all of the page to who sees it is no landmark in it: a page has six at most.
  const Part = isTitleHidden ? 'div' : 'section';
  return (
    <Part {...(!isTitleHidden && { 'aria-labelledby': titleId })}>
      <Stack>
        {isTitleHidden ? (
          <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
        ) : (
          <Heading level={2} id={titleId}>
            {words.title}
          </Heading>
        )}
        <Unloaded query={query} title={words.failed} text={words.failedText} />
        {query.data !== undefined && items.length === 0 && empty}
        {items.length > 0 && (
          <>
            {intro}
            <PictureCardGrid label={words.title} cards={cards}>
              {shown.map((item) => (
                <CardListItem key={item.id}>{children(item, item.id === firstNewId)}</CardListItem>
              ))}
            </PictureCardGrid>
          </>
        )}
        {items.length > shown.length && (
          <Row justify="center">
            <Button tone="quiet" icon="refresh" onPress={showMore}>
              {words.showMore}
            </Button>
          </Row>
        )}
        {items.length > 0 && note}
      </Stack>
    </Part>
  );
}
