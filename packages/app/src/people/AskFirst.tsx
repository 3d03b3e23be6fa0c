import { ConfirmDialog, useWords } from '@friendbase/ui-kit';
import type { Act } from '../lib/acts/useAct.ts';
import { people } from '../words/en/people.ts';
import type { PersonAct } from './personActs.ts';

/** Asks before a friend is removed or a person blocked, on the safe choice. Source: contract W14, spec §4. */
export function AskFirst({ act }: { act: Act<PersonAct> }) {
  const t = useWords(people);
  const name = act.input?.person.displayName ?? '';
  const isBlock = act.input?.kind === 'block';
  return (
    <ConfirmDialog
      question={t(isBlock ? 'askBlock' : 'askRemove', { name })}
      effect={t(isBlock ? 'askBlockEffect' : 'askRemoveEffect', { name })}
      confirmLabel={t(isBlock ? 'block' : 'remove')}
      cancelLabel={t(isBlock ? 'notBlock' : 'keepFriend')}
      tone="danger"
      isOpen={act.isAsking}
      onConfirm={act.confirm}
      onCancel={act.cancel}
    />
  );
}
