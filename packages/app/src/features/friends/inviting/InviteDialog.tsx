import { Button, Dialog, Row, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { invitationsQuery } from '../../../data/invitations.ts';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { invitations as words } from '../../../words/en/invitations.ts';
import { LinkToGive } from './LinkToGive.tsx';
import { useInvitations } from './useInvitations.ts';
import { WaitingLinks } from './WaitingLinks.tsx';

/** Makes a link for one person the member knows, and lists those that wait. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const whyPaused = useWhyPaused()('makeInvitation');
  // One may have been used meanwhile.
  const query = useQuery({ ...invitationsQuery, refetchOnMount: 'always' });
  const { make, end, made } = useInvitations();
  const failure = make.failure ?? end.failure;
  return (
    <Dialog title={t('dialog')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('purpose')}</Text>
        <Text>{t('rules')}</Text>
        {__DEMO__ && <Text tone="quiet">{t('demo')}</Text>}
        {/* What comes of it stands below, so that the pressed button stays where it is and the link is the next stop. */}
        <Row>
          <Button
            icon="signup"
            tone={made ? 'quiet' : 'primary'}
            isPending={make.isBusy}
            pendingLabel={t('making')}
            blockedReason={whyPaused}
            onPress={() => make.press()}
          >
            {t(made ? 'makeAnother' : 'make')}
          </Button>
        </Row>
        {make.isDone && <StatusLine tone="success">{t('made')}</StatusLine>}
        {end.isDone && <StatusLine tone="success">{t('ended')}</StatusLine>}
        {failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
        {made && <LinkToGive {...made} />}
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton />
        </Unloaded>
        {query.data && <WaitingLinks invitations={query.data} end={end} />}
      </Stack>
    </Dialog>
  );
}
