import type { CommentEntry } from '@friendbase/contract';
import {
  TrashGlyph,
  Avatar,
  Button,
  CommentItem,
  ConfirmDialog,
  Moment,
  StatusLine,
  useWords,
} from '@friendbase/ui-kit';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { ReportButton } from '../../../lib/reports/ReportButton.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { PersonName } from '../../../people/peopleContext.tsx';
import { comments as words } from '../../../words/en/comments.ts';
import { reportPlace } from '../../../words/en/reportPlace.ts';
import { useDeleteComment } from './useDeleteComment.ts';

interface CommentCardProps {
  comment: CommentEntry;
  mayDelete: boolean;
  /** Called with the words of it, and without where it is back. */
  onDeleted: (news: string | undefined) => void;
}

/** One comment. Its author takes it back, the author of the post takes it down; both are asked first (W14). */
export function CommentCard({ comment, mayDelete, onDeleted }: CommentCardProps) {
  const t = useWords(words);
  const dates = useDates();
  const ofReport = useWords(reportPlace);
  const memberId = useMemberId();
  const { id, author, authorId, createdAt, content } = comment;
  const subject = t('subject', { author: author.displayName, time: dates.briefly(createdAt) });
  const { act, texts } = useDeleteComment(comment, onDeleted);
  return (
    <CommentItem
      id={id}
      picture={
        <Avatar
          name={author.displayName}
          seed={author.id}
          picture={author.avatarUrl}
          frame={author.avatarFrame}
          size="small"
        />
      }
      name={<PersonName person={author} />}
      moment={<Moment dateTime={createdAt}>{dates.moment(createdAt)}</Moment>}
      text={content}
    >
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
      {mayDelete && (
        <Button
          tone="plain"
          icon={TrashGlyph}
          subject={subject}
          isPending={act.isBusy}
          pendingLabel={texts.pending}
          onPress={() => act.press()}
        >
          {act.isFailed ? t('tryAgain') : texts.label}
        </Button>
      )}
      {authorId !== memberId && (
        <ReportButton
          thing={{
            subject: { kind: 'comment', id },
            owner: author,
            onHidden: (isHidden) => onDeleted(isHidden ? ofReport('reported') : undefined),
          }}
          subject={subject}
        />
      )}
      <ConfirmDialog
        question={texts.question}
        effect={texts.effect}
        confirmLabel={texts.label}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </CommentItem>
  );
}
