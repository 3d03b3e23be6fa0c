import { Button, MinusGlyph, useWords, type IconSource } from '@friendbase/ui-kit';
import type { Friendship, WritingCall } from '@friendbase/contract';
import { type Act, useWhyPaused } from '../lib/acts/useAct.ts';
import { people } from '../words/en/people.ts';
import type { KnownPerson } from './peopleContext.tsx';
import type { ActKind, PersonAct } from './personActs.ts';
import type { Standing } from './useStanding.ts';

const ICONS = {
  add: 'signup',
  withdraw: 'undo',
  accept: 'check',
  remove: MinusGlyph,
  block: 'shield',
  unblock: 'undo',
} as const satisfies Record<ActKind, IconSource>;

/** The call that each makes. */
const CALLS = {
  add: ['createFriendship', 'pending'],
  withdraw: ['deleteFriendship'],
  accept: ['updateFriendship', 'accepted'],
  remove: ['deleteFriendship'],
  block: ['updateFriendship', 'blocked'],
  unblock: ['deleteFriendship'],
} as const satisfies Record<ActKind, readonly [call: WritingCall, status?: Friendship['status']]>;

interface ActButtonProps {
  kind: ActKind;
  person: KnownPerson;
  standing: Standing;
  act: Act<PersonAct>;
  /** Whom it is about, where several of them stand on a page. */
  subject?: string | undefined;
}

/** Starts one act. After a failure its words say that it can be tried again. */
export function ActButton({ kind, person, standing, act, subject }: ActButtonProps) {
  const t = useWords(people);
  const isLast = act.input?.kind === kind && act.input.person.id === person.id;
  const friendshipId = 'friendshipId' in standing ? standing.friendshipId : undefined;
  const [call, status] = CALLS[kind];
  const whyPaused = useWhyPaused()(call, { body: { status } });
  const words = t(kind);
  const hasFailed = act.isFailed && isLast;
  return (
    <Button
      icon={ICONS[kind]}
      tone={kind === 'add' || kind === 'accept' ? 'primary' : 'quiet'}
      subject={hasFailed ? (subject ?? words) : subject}
      isPending={act.isBusy && isLast}
      pendingLabel={t(kind === 'add' ? 'adding' : 'working')}
      blockedReason={whyPaused}
      onPress={() => act.press({ kind, person, friendshipId })}
    >
      {hasFailed ? t('tryAgain') : words}
    </Button>
  );
}
