import { Button, useWords } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { findPerson } from '../../words/en/friends.ts';

const InviteDialog = lazy(() =>
  import('./inviting/InviteDialog.tsx').then((module) => ({ default: module.InviteDialog })),
);

/** For who is not here yet, or is not to be found: a link that makes a request. */
export function InvitePerson() {
  const t = useWords(findPerson);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button tone="quiet" icon="signup" onPress={() => setIsOpen(true)}>
          {t('invite')}
        </Button>
      </div>
      {isOpen && (
        <OnDemand fallback={<NotLoaded />}>
          <InviteDialog onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
