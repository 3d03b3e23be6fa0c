import {
  BulletList,
  Callout,
  Card,
  Columns,
  Heading,
  Illustration,
  PageFrame,
  SkipLink,
  Stack,
  Tabs,
  type TabItem,
  Text,
  VisitorHeader,
} from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { HelpCorner } from '../../help/HelpCorner.tsx';
import { useArrival } from '../../lib/arrival.tsx';
import { PRODUCT_NAME, TAGLINE, UNREACHABLE } from '../../lib/pages.ts';
import { SpokenStatus } from '../../lib/SpokenStatus.tsx';
import { Shown } from '../../lib/windowTitle.tsx';
import { useSession } from '../../session/sessionContext.ts';
import { AUTH, FIND_USERNAME, GUIDELINES, LOG_IN, SAFETY, SIGN_UP } from './content.ts';
import { DemoHint } from './DemoHint.tsx';
import { FindUsernameForm } from './FindUsernameForm.tsx';
import { LogInForm, type LogInPrefill } from './LogInForm.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

/** Not the member pages' id: one of them may wait, hidden, behind this screen. */
const MAIN_ID = 'auth-main';

/** The window title while each tab is open. */
const TITLES = { 'log-in': LOG_IN.tab, 'sign-up': SIGN_UP.tab, help: FIND_USERNAME.tab };
type TabId = keyof typeof TITLES;

/** Closed tabs stay mounted, but say nothing in the window title. */
const inScopeOf = (open: TabId, tabs: TabItem<TabId>[]): TabItem<TabId>[] =>
  tabs.map((item) => ({ ...item, content: <Shown when={item.id === open}>{item.content}</Shown> }));

/** All a visitor sees. Source: product spec §2 “Auth screen”, conflict X10. */
export function AuthScreen() {
  const session = useSession();
  const { memberId, isUnreachable, isSignInLost } = useSelector(session, ({ context }) => context);
  const isComingBack = memberId !== undefined;
  const [tab, setTab] = useState<TabId>('log-in');
  const [prefill, setPrefill] = useState<LogInPrefill>();
  const heading = useArrival(TITLES[tab]);
  const fillLogIn = (next: LogInPrefill) => {
    setTab('log-in');
    setPrefill(next);
  };
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>Skip to main content</SkipLink>
      <PageFrame
        header={<VisitorHeader productName={PRODUCT_NAME} tagline={TAGLINE} />}
        footer={<HelpCorner />}
        mainId={MAIN_ID}
      >
        <Stack gap="large">
          <Columns>
            <Stack gap="medium">
              <Heading level={1} ref={heading}>
                {isComingBack ? AUTH.comeBack : AUTH.welcome}
              </Heading>
              <Text size="large">{isComingBack ? AUTH.comeBackPurpose : AUTH.welcomePurpose}</Text>
              <Callout title={SAFETY.title} titleLevel={2} icon="shield" tone="safety">
                <Text>{SAFETY.text}</Text>
              </Callout>
              <Illustration name="welcome" />
            </Stack>
            <Stack gap="large">
              <Card as="div">
                {isUnreachable && <SpokenStatus tone="danger">{UNREACHABLE}</SpokenStatus>}
                {isSignInLost && <SpokenStatus tone="danger">{AUTH.signInLost}</SpokenStatus>}
                <Tabs
                  label={AUTH.tabsLabel}
                  selectedId={tab}
                  onSelect={setTab}
                  tabs={inScopeOf(tab, [
                    {
                      id: 'log-in',
                      title: LOG_IN.tab,
                      icon: 'login',
                      content: <LogInForm prefill={prefill} />,
                    },
                    { id: 'sign-up', title: SIGN_UP.tab, icon: 'signup', content: <SignUpPanel /> },
                    {
                      id: 'help',
                      title: FIND_USERNAME.tab,
                      icon: 'help',
                      content: (
                        <FindUsernameForm
                          onFound={(username) =>
                            fillLogIn({
                              values: { username },
                              note: LOG_IN.foundUsername(username),
                              focus: 'password',
                            })
                          }
                        />
                      ),
                    },
                  ])}
                />
              </Card>
              <DemoHint onUse={(values) => fillLogIn({ values, focus: 'submit' })} />
              <Callout title={GUIDELINES.title} titleLevel={2} icon="friendship" tone="info">
                <Text>{SAFETY.reminder}</Text>
                <BulletList items={[...GUIDELINES.items]} />
              </Callout>
            </Stack>
          </Columns>
        </Stack>
      </PageFrame>
    </>
  );
}
