import { getMe } from '@friendbase/contract';
import { announce, inSentences } from '@friendbase/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { createDeviceStore } from './lib/deviceStore.ts';
import { createDrafts } from './lib/drafts.ts';
import type { Notice } from './lib/notices.ts';
import { createQueryClient } from './lib/queryClient.ts';
import type { Services } from './lib/services.ts';
import { forgetNotices, keepNoticesOnDevice } from './notices/keptNotices.ts';
import { noticesMachine } from './notices/noticesMachine.ts';
import { meQuery } from './session/queries.ts';
import { sessionMachine } from './session/sessionMachine.ts';

export interface PageParts {
  services: Services;
  queryClient: QueryClient;
  /** Ends all timers and calls under way. */
  stop: () => void;
}

/**
 * Starts what lives as long as the page. Drafts and notifications are kept in `storage`; nowhere when it is
 * undefined.
 */
export function createServices(storage: Storage | undefined): PageParts {
  const device = createDeviceStore(storage);
  const drafts = createDrafts(device);
  const queryClient = createQueryClient(() => session.send({ type: 'access.refused' }));
  const notices = createActor(noticesMachine);
  notices.on('said', ({ notice }) => {
    if (notice && notice.isSpoken !== false) {
      announce(
        inSentences(notice.title, notice.text),
        notice.tone === 'destructive' ? 'assertive' : 'polite',
      );
    }
  });
  let given = 0;
  const notify = (notice: Notice) => {
    const at = new Date().toISOString();
    given += 1;
    // Not `crypto.randomUUID`: a page served by plain http to another machine does not have it.
    notices.send({ type: 'notice.given', notice: { ...notice, id: `${at}~${given}`, at } });
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        check: fromPromise(async () => (await queryClient.fetchQuery({ ...meQuery, staleTime: 0 })).id),
      },
      actions: {
        forgetMember: (_, { memberId }) => {
          queryClient.clear();
          if (memberId) drafts.forget(memberId);
          if (memberId) forgetNotices(device, memberId);
          notices.send({ type: 'list.cleared' });
        },
        meetMember: (_, { before, memberId }) => {
          if (before === memberId) return;
          notices.send({ type: 'list.cleared' });
          queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getMe.path });
        },
      },
    }),
  );
  const stopKeeping = keepNoticesOnDevice(device, session, notices);
  notices.start();
  session.start();
  return {
    services: { session, notices, drafts, device, notify },
    queryClient,
    stop: () => {
      stopKeeping();
      session.stop();
      notices.stop();
    },
  };
}
