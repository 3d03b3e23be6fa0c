import { isApiError } from '@friendbase/contract';
import { ButtonLink, EmptyState, Skeleton, Stack, useAnnounced, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { invitationQuery } from '../../data/invitations.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { invited } from '../../words/en/invitations.ts';
import { Inviter } from './Inviter.tsx';

/** Nothing to try again: somebody has to give another link. */
function NoInvitation({ isOwn }: { isOwn: boolean }) {
  const t = useWords(invited);
  const title = t(isOwn ? 'own' : 'over');
  useAnnounced(title, 'polite');
  return (
    <EmptyState title={title} text={t(isOwn ? 'ownText' : 'overText')} illustration="no-friends">
      <ButtonLink href="/friends" icon="friends">
        {t('toFriends')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What a link opens that somebody was given: who it is from, and the way to ask them. */
export function InvitedPage() {
  const t = useWords(invited);
  const { key = '' } = useSearch({ from: '/invited' });
  const query = useQuery({ ...invitationQuery(key), enabled: key !== '' });
  const { data, error } = query;
  const code = isApiError(error) ? error.code : undefined;
  const isOwn = code === 'ownInvitation';
  const isOver = key === '' || code === 'invitationOver' || code === 'invalidInput';
  return (
    <Stack gap="large">
      <PageHeading
        title={t('title')}
        heading={t('heading')}
        purpose={isOwn || isOver ? undefined : t('purpose')}
      />
      {isOwn || isOver ? (
        <NoInvitation isOwn={isOwn} />
      ) : (
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="person" />
        </Unloaded>
      )}
      {data && <Inviter person={data.person} invitationKey={key} />}
    </Stack>
  );
}
