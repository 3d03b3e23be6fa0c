import { isApiError, type FriendshipEntry } from '@friendbase/contract';
import { useWords, type Answer, type FailedAnswer } from '@friendbase/ui-kit';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { friendRequestsQuery, updateFriendshipMutation } from '../../data/friendships.ts';
import { memberNotices } from '../../lib/memberNotices.ts';
import { useMemberId } from '../../lib/memberId.ts';
import type { Notice } from '../../lib/notices.ts';
import { useServices } from '../../lib/services.ts';
import { friends } from '../../words/en/friends.ts';

/** What came of the last answer. The list says it; the toast shows it again, silently. */
type Outcome = Pick<Notice, 'title' | 'text'> & { tone: 'success' | 'info' };

type ById<Value> = Readonly<Record<string, Value | undefined>>;

const STATUS = { accept: 'accepted', decline: 'blocked' } as const;
const tooLate = (name: string): Words => messageOf(friends, 'gone', { name });
/** Answered in another tab, or taken back by whoever asked: the list is being fetched already. */
const isTooLate = (error: unknown) => [403, 404, 409].some((status) => isApiError(error, status));

/** The requests that wait for the member. Each is answered on its own: nobody waits for another answer. */
export function useRequests() {
  const memberId = useMemberId();
  const { notify } = useServices();
  const query = useQuery(friendRequestsQuery(memberId));
  const { mutateAsync } = useMutation(updateFriendshipMutation(useQueryClient(), memberId));
  const t = useWords(friends);
  const [pending, setPending] = useState<ById<Answer>>({});
  const [failed, setFailed] = useState<ById<FailedAnswer>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const requests = query.data ?? [];

  const save = async ({ id, friend: { displayName: name } }: FriendshipEntry, answer: Answer) => {
    setPending((all) => ({ ...all, [id]: answer }));
    setFailed((all) => ({ ...all, [id]: undefined }));
    try {
      await mutateAsync({ id, status: STATUS[answer] });
      const told = answer === 'accept' ? memberNotices.requestAccepted : memberNotices.requestDeclined;
      notify({ ...told(name), isSpoken: false });
      setOutcome({ ...told(name), tone: 'success' });
    } catch (error) {
      notify({ ...memberNotices.requestUpdateFailed, isSpoken: false });
      if (isTooLate(error)) setOutcome({ title: tooLate(name), text: '', tone: 'info' });
      else setFailed((all) => ({ ...all, [id]: { answer, text: t('stillAsks', { name }) } }));
    } finally {
      setPending((all) => ({ ...all, [id]: undefined }));
    }
  };

  return {
    requests,
    pending,
    failed,
    outcome,
    answer: (id: string, answer: Answer) => {
      const request = requests.find((one) => one.id === id);
      if (request && !pending[id]) void save(request, answer);
    },
    hasFailed: !query.data && query.errorUpdateCount > 0,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
