import { ButtonLink, Dialog, KitRouterProvider, Row, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { Unloaded } from '../lib/loading/Unloaded.tsx';
import { people } from '../words/en/people.ts';
import type { KnownPerson } from './peopleContext.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonLikings } from './likings/PersonLikings.tsx';
import { useStanding } from './useStanding.ts';

interface PersonDialogProps {
  person: KnownPerson;
  onClose: () => void;
}

/** Who a member is, and what one can do with them. Source: product spec §2 “Friends” (View Profile), contract W13. */
export function PersonDialog({ person: asKnown, onClose }: PersonDialogProps) {
  const t = useWords(people);
  const { standing, person, lists } = useStanding(asKnown);
  const router = useRouter();
  const go = (href: string) => {
    onClose();
    // In place of the dialog's own entry, so that Back leads to the page before it.
    void router.navigate({ href, replace: true });
  };
  return (
    <Dialog title={person.displayName} isOpen onClose={onClose}>
      <KitRouterProvider navigate={go}>
        <Stack>
          <PersonFacts person={person} standing={standing} />
          {standing?.kind === 'self' ? (
            <Row>
              <ButtonLink href="/profile" icon="profile">
                {t('yourProfile')}
              </ButtonLink>
            </Row>
          ) : standing ? (
            <PersonActions key={person.id} person={person} standing={standing} onClose={onClose} />
          ) : (
            <Unloaded query={lists} title={t('failed')} text={t('failedText')}>
              <Skeleton count={2} />
            </Unloaded>
          )}
          {standing && standing.kind !== 'blocked' && <PersonLikings personId={person.id} />}
        </Stack>
      </KitRouterProvider>
    </Dialog>
  );
}
