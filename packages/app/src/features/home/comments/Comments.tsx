import { COMMENT_PAGE_LENGTH, mayDeleteComment, type FeedEntry } from '@friendbase/contract';
import { CommentList, Heading, Row, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useRef, useState } from 'react';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { NextPage } from '../../../lib/lists/NextPage.tsx';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { comments as words } from '../../../words/en/comments.ts';
import { CommentCard } from './CommentCard.tsx';
import { CommentForm } from './CommentForm.tsx';
import { NewComments } from './NewComments.tsx';
import { useComments } from './useComments.ts';

interface CommentsProps {
  post: FeedEntry;
  /** The post in words: “Leo Okafor's post, 2:11 PM”. */
  subject: string;
}

/** What was said about a post, the oldest first, and the field to say something. */
export function Comments({ post, subject }: CommentsProps) {
  const t = useWords(words);
  const memberId = useMemberId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { comments, ...list } = useComments(post.id, heading);
  /** What came of the last deletion: its comment, where it was pressed, has gone. */
  const [news, setNews] = useState<string>();
  return (
    <Stack>
      <Row justify="between">
        <Heading level={4} ref={heading}>
          {t('title')}
        </Heading>
        <NewComments post={post} subject={subject} onBrought={list.leadTo} />
      </Row>
      <Unloaded query={list.query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="card" count={Math.min(post.commentsCount, COMMENT_PAGE_LENGTH)} />
      </Unloaded>
      <NextPage page={list.earlier} icon="refresh" subject={subject} pendingLabel={t('loadingEarlier')}>
        {t('showEarlier')}
      </NextPage>
      {comments?.length === 0 && <Text tone="quiet">{t('empty')}</Text>}
      {comments && comments.length > 0 && (
        <CommentList label={t('list', { post: subject })} {...list.focus}>
          {comments.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              mayDelete={mayDeleteComment(comment, post, memberId)}
              onDeleted={setNews}
            />
          ))}
        </CommentList>
      )}
      {news !== undefined && <StatusLine tone="success">{news}</StatusLine>}
      <CommentForm post={post} />
    </Stack>
  );
}
