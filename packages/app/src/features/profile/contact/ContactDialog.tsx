import { Dialog, Skeleton, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../data/users.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { contact as words } from '../../../words/en/profileParts.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ProfilePartProps } from '../useOpenedPart.ts';

/** Whom “Call for Help” calls. Nobody but the member is told. Source: owner's decisions, the help dialog. */
export function ContactDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(words);
  const query = useQuery(userQuery);
  const { data: user } = query;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <StatusLine tone="info">{t('purpose')}</StatusLine>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton count={2} />
        </Unloaded>
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
