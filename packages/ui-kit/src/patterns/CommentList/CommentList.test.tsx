import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { focusForReading } from '../../focus/focusForReading.ts';
import { useRemovalFocus } from '../../focus/useRemovalFocus.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardList, CardListItem } from '../../components/Card/CardList.tsx';
import { CommentItem, CommentList } from './CommentList.tsx';

/** Comments that are deleted at once, in a post that is one of a list. */
function Post({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  const list = useRef<HTMLOListElement>(null);
  const inPosts = useRemovalFocus(['post'], () => expect.fail('No post went.'));
  const inComments = useRemovalFocus(left, (next) => {
    const item = next && list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next)}"]`);
    if (item) focusForReading(item);
  });
  return (
    <CardList label="Posts" {...inPosts}>
      <CardListItem itemId="post">
        <Card as="article" title="Sam">
          <CommentList label="Comments" ref={list} {...inComments}>
            {left.map((name) => (
              <CommentItem key={name} id={name} picture={null} name={name} moment="2:20 PM" text="Hello">
                <Button subject={name} onPress={() => setLeft(left.filter((one) => one !== name))}>
                  Delete
                </Button>
              </CommentItem>
            ))}
          </CommentList>
        </Card>
      </CardListItem>
    </CardList>
  );
}

const comment = (name: string) => page.getByRole('article', { name: `${name} 2:20 PM` });

describe('a list of comments in a list of posts', () => {
  it('gives the focus to the next comment when one goes', async () => {
    await render(<Post names={['Ann', 'Ben', 'Cem']} />);
    page.getByRole('button', { name: 'Delete, Ben' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(comment('Cem')).toHaveFocus();
    await expect.element(comment('Ben')).not.toBeInTheDocument();
  });
});
