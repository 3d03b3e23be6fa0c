import { Button, Dialog, FailedState, Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useFailurePicture } from '../lib/useFailurePicture.ts';
import { page } from '../words/en/page.ts';
import { people } from '../words/en/people.ts';
import type { KnownPerson } from './openPerson.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { useStanding } from './useStanding.ts';

interface PersonDialogProps {
  person: KnownPerson;
  onClose: () => void;
}

/** Who a member is, and what one can do with them. Source: product spec §2 “Friends” (View Profile), contract W13. */
export function PersonDialog({ person: asKnown, onClose }: PersonDialogProps) {
  const t = useWords(people);
  const onPage = useWords(page);
  const { standing, person, error, hasFailed, isFetching, retry } = useStanding(asKnown);
  const illustration = useFailurePicture(error);
  const router = useRouter();
  const goToProfile = () => {
    onClose();
    // In place of the dialog's own entry, so that Back leads to the page before it.
    void router.navigate({ href: '/profile', replace: true });
  };
  return (
    <Dialog title={person.displayName} isOpen onClose={onClose}>
      <Stack>
        <PersonFacts person={person} standing={standing} />
        {standing?.kind === 'self' ? (
          <Button icon="profile" onPress={goToProfile}>
            {t('yourProfile')}
          </Button>
        ) : standing ? (
          <PersonActions key={person.id} person={person} standing={standing} onClose={onClose} />
        ) : hasFailed ? (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            illustration={illustration}
            isRetrying={isFetching}
            onRetry={retry}
          />
        ) : (
          <Waiting label={onPage('loading')}>
            <Skeleton count={2} />
          </Waiting>
        )}
      </Stack>
    </Dialog>
  );
}
