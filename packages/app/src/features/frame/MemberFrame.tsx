import {
  afterDialog,
  CoveredPart,
  KitRouterProvider,
  MenuBar,
  PageFrame,
  SiteHeader,
  SkipLink,
  useWords,
} from '@friendbase/ui-kit';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useHeaderTools } from '../../comfort/useHeaderTools.tsx';
import { HelpCorner } from '../../help/HelpCorner.tsx';
import { usePageTools } from '../../lib/lists/usePageTools.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { useBell } from './bell/useBell.tsx';
import { PeopleProvider } from '../../people/PeopleProvider.tsx';
import { SafetyProvider } from '../../safety/SafetyProvider.tsx';
import { WhilePaused } from '../../safety/WhilePaused.tsx';
import { ConnectionNote } from '../../session/ConnectionNote.tsx';
import { useMe } from '../../session/useMe.ts';
import { page } from '../../words/en/page.ts';
import { useMenu } from './useMenu.ts';

/** The frame of every page of a member: skip link, header, main, help. Source: widget contracts W1 and W2. */
export function MemberFrame() {
  const t = useWords(page);
  const router = useRouter();
  const currentPath = useRouterState({ select: ({ location }) => location.pathname });
  const me = useMe();
  const pageTools = usePageTools();
  const { tools, parts } = useHeaderTools(currentPath);
  const go = (href: string) => void router.navigate({ href });
  const goFromDialog = (href: string) => afterDialog(() => go(href));
  const menu = { items: useMenu(), currentPath, shownLinks: useShown('links') };
  // Simple mode has few things to press: on Home the mark leads nowhere.
  const isMarkAlone = useShown('isSimple') && currentPath === '/';
  const bell = useBell(goFromDialog);
  return (
    <KitRouterProvider navigate={go}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <SafetyProvider>
        {(reportDialog) => (
          <PeopleProvider>
            {(personDialog) => (
              <PageFrame
                header={
                  <SiteHeader
                    productName={t('productName')}
                    homeHref={isMarkAlone ? undefined : '/'}
                    {...menu}
                    tools={tools}
                    notifications={bell.entry}
                    profile={{
                      name: me?.displayName ?? '',
                      seed: me?.id ?? '',
                      picture: me?.avatarUrl,
                      frame: me?.avatarFrame,
                      href: '/profile',
                    }}
                  />
                }
                menu={<MenuBar {...menu} />}
                tools={pageTools}
                footer={
                  <>
                    <ConnectionNote to="member" />
                    {parts}
                    {personDialog}
                    {reportDialog}
                    {bell.panel}
                    <HelpCorner onGo={goFromDialog} />
                  </>
                }
              >
                <CoveredPart>
                  <WhilePaused />
                  <Outlet />
                </CoveredPart>
              </PageFrame>
            )}
          </PeopleProvider>
        )}
      </SafetyProvider>
    </KitRouterProvider>
  );
}
