import { KitRouterProvider, PageFrame, SiteHeader, SkipLink, StatusLine } from '@friendbase/ui-kit';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { HelpCorner } from '../../help/HelpCorner.tsx';
import { PAGES } from '../../lib/pages.ts';
import { useNotices } from '../../notices/noticesContext.ts';
import { NotificationsPanel } from '../../notices/NotificationsPanel.tsx';
import { useSession } from '../../session/sessionContext.ts';
import { useMe } from '../../session/useMe.ts';
import { UNREACHABLE } from './content.ts';

/** The frame of every page of a member: skip link, header, main, help. Source: widget contracts W1 and W2. */
export function MemberFrame() {
  const router = useRouter();
  const session = useSession();
  const notices = useNotices();
  const currentPath = useRouterState({ select: ({ location }) => location.pathname });
  const newCount = useSelector(notices, ({ context }) => context.newCount);
  const isUnreachable = useSelector(session, ({ context }) => context.isUnreachable);
  const me = useMe();
  const [isListOpen, setIsListOpen] = useState(false);
  const openList = () => {
    notices.send({ type: 'list.opened' });
    setIsListOpen(true);
  };
  return (
    <KitRouterProvider navigate={(href) => void router.navigate({ href })}>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <PageFrame
        header={
          <SiteHeader
            homeHref="/"
            items={[...PAGES]}
            currentPath={currentPath}
            notifications={{ newCount, onPress: openList }}
            profile={{ name: me?.displayName ?? '', seed: me?.id ?? '', href: '/profile' }}
          />
        }
        footer={
          <>
            {/* Beside Help, where it pushes nothing aside. */}
            {isUnreachable && <StatusLine tone="danger">{UNREACHABLE}</StatusLine>}
            {/* The dialog's own entry in the history becomes the page that is gone to. */}
            <HelpCorner onGo={(href) => void router.navigate({ href, replace: true })} />
          </>
        }
      >
        <Outlet />
      </PageFrame>
      <NotificationsPanel isOpen={isListOpen} onClose={() => setIsListOpen(false)} />
    </KitRouterProvider>
  );
}
