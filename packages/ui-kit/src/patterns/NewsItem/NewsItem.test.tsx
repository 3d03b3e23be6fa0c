import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import '../../styles.css';
import { CardList } from '../../components/Card/CardList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { KitRouterProvider } from '../../components/Link/Link.tsx';
import { NewsItem } from './NewsItem.tsx';

it('leads where its link leads by a press in the middle of the card', async () => {
  const went: string[] = [];
  const screen = await render(
    <KitRouterProvider navigate={(href) => went.push(href)}>
      <CardList label="News">
        <NewsItem sign="shield" way={{ href: '/reports', words: 'See my reports' }}>
          <Heading level={3}>We looked at your report</Heading>
        </NewsItem>
        <NewsItem>
          <Heading level={3}>Your post is shared</Heading>
        </NewsItem>
      </CardList>
    </KitRouterProvider>,
  );
  for (const item of screen.getByRole('listitem').all()) await userEvent.click(item);
  expect(went).toEqual(['/reports']);
});
