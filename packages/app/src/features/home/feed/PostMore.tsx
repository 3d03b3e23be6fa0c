import type { FeedEntry } from '@friendbase/contract';
import { Button, StatusLine, useWords } from '@friendbase/ui-kit';
import { useOpenPerson } from '../../../people/peopleContext.tsx';
import { postMore } from '../../../words/en/postMore.ts';
import { DeletePost } from './DeletePost.tsx';
import { Feelings } from './Feelings.tsx';
import { ReportPost } from './ReportPost.tsx';
import { useDeletePost } from './useDeletePost.tsx';

interface PostMoreProps {
  post: FeedEntry;
  /** Which post, as part of the buttons’ names. */
  subject: string;
}

/** What else can be done with a post: to say what one feels, to see who wrote it, to delete one’s own, to report somebody else’s. */
export function PostMore({ post, subject }: PostMoreProps) {
  const t = useWords(postMore);
  const openPerson = useOpenPerson();
  const { act, mayDelete } = useDeletePost(post);
  return (
    <>
      <Feelings post={post} subject={subject} />
      <Button
        tone="plain"
        icon="profile"
        subject={post.author.displayName}
        onPress={() => openPerson(post.author)}
      >
        {t('viewProfile')}
      </Button>
      {mayDelete ? <DeletePost act={act} subject={subject} /> : <ReportPost post={post} subject={subject} />}
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
    </>
  );
}
