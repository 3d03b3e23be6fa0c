import { Dialog, FailedState, Skeleton, Stack, StatusLine, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../data/users.ts';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { page } from '../../words/en/page.ts';
import { contact as words } from '../../words/en/profileParts.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ProfilePartProps } from './parts.ts';

/** Whom “Call for Help” calls. Nobody but the member is told. Source: owner's decisions, the help dialog. */
export function ContactDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(words);
  const onPage = useWords(page);
  const { data: user, error, errorUpdateCount, isFetching, refetch } = useQuery(userQuery);
  const picture = useFailurePicture(error);
  // Not `isError`: it ends when a retry begins, and “Try again” would go away under the finger.
  const hasFailed = !user && errorUpdateCount > 0;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <StatusLine tone="info">{t('purpose')}</StatusLine>
        {hasFailed && (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            illustration={picture}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!user && !hasFailed && (
          <Waiting label={onPage('loading')}>
            <Skeleton count={2} />
          </Waiting>
        )}
        {user && (
          <ContactForm
            memberId={me.id}
            saved={user.emergencyContact ?? ''}
            onDone={() => onDone('contact')}
          />
        )}
      </Stack>
    </Dialog>
  );
}
