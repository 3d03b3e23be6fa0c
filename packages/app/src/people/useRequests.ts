import { isApiError } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromCallback } from 'xstate';
import { friendRequestsQuery, updateFriendshipMutation } from '../data/friendships.ts';
import { memberNotices } from '../lib/notices/memberNotices.ts';
import { useMemberId } from '../lib/members/useMemberId.ts';
import type { Notice } from '../lib/notices/notices.ts';
import { useServices } from '../lib/page/services.ts';
import { isTakenBack } from '../outbox/outboxErrors.ts';
import { friends } from '../words/en/friends.ts';
import { requestsMachine, type Answered, type Came, type RequestsEvent } from './requestsMachine.ts';

/** What came of the last answer. The list says it; the toast shows it again, silently. */
type Outcome = Pick<Notice, 'title' | 'text'> & { tone: 'success' | 'info' };

const STATUS = { accept: 'accepted', decline: 'blocked' } as const;
const TOLD = { accept: memberNotices.requestAccepted, decline: memberNotices.requestDeclined } as const;
const tooLate = (name: string): Words => messageOf(friends, 'gone', { name });
/** Answered in another tab, or taken back by whoever asked: the list is being fetched already. */
const isTooLate = (error: unknown) => [403, 404, 409].some((status) => isApiError(error, status));

/** Makes the call and shows its toast, also when the member has left the page. */
function useDeliver(): (answered: Answered) => Promise<Came> {
  const { notify } = useServices();
  const { mutateAsync } = useMutation(updateFriendshipMutation(useQueryClient(), useMemberId()));
  return async ({ id, name, answer }) => {
    try {
      await mutateAsync({ id, status: STATUS[answer] });
      notify({ ...TOLD[answer](name), isSpoken: false });
      return 'saved';
    } catch (error) {
      if (isTakenBack(error)) return 'undone';
      notify({ ...memberNotices.requestUpdateFailed, isSpoken: false });
      return isTooLate(error) ? 'tooLate' : 'failed';
    }
  };
}

/** The requests that wait for the member. Each is answered on its own: nobody waits for another answer. */
export function useRequests() {
  const query = useQuery(friendRequestsQuery(useMemberId()));
  const deliver = useDeliver();
  const t = useWords(friends);
  const [{ context }, send] = useMachine(
    requestsMachine.provide({
      actors: {
        deliver: fromCallback<RequestsEvent, Answered>(({ input, sendBack }) => {
          void deliver(input).then((came) => sendBack({ type: 'came', id: input.id, came }));
        }),
      },
    }),
  );
  const requests = query.data ?? [];
  const acts = Object.values(context.acts).filter((act) => act !== undefined);
  const { ended } = context;

  return {
    requests,
    pending: Object.fromEntries(
      acts.filter(({ state }) => state === 'working').map(({ id, answer }) => [id, answer]),
    ),
    failed: Object.fromEntries(
      acts
        .filter(({ state }) => state === 'failed')
        .map(({ id, name, answer }) => [id, { answer, text: t('stillAsks', { name }) }]),
    ),
    outcome: ended && outcomeOf(ended),
    answer: (id: string, answer: Answered['answer']) => {
      const request = requests.find((one) => one.id === id);
      if (request) send({ type: 'answered', id, name: request.friend.displayName, answer });
    },
    query,
  };
}

const outcomeOf = ({ name, answer, state }: Answered & { state: string }): Outcome =>
  state === 'tooLate'
    ? { title: tooLate(name), text: '', tone: 'info' }
    : { ...TOLD[answer](name), tone: 'success' };
