import { visitorFormUrl, type VisitorForm } from '@friendbase/contract';
import {
  BulletList,
  Callout,
  Card,
  Columns,
  Heading,
  Illustration,
  Listen,
  Outcome,
  PageFrame,
  SkipLink,
  Stack,
  Tabs,
  type TabItem,
  Text,
  useWords,
  VisitorHeader,
} from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useHeaderTools } from '../../comfort/useHeaderTools.tsx';
import { HelpCorner } from '../../help/HelpCorner.tsx';
import { useArrival } from '../../lib/page/arrival.tsx';
import { Folded } from '../../lib/lists/Folded.tsx';
import { usePageTools } from '../../lib/lists/usePageTools.tsx';
import { useServices } from '../../lib/page/services.ts';
import { Shown } from '../../lib/page/windowTitle.tsx';
import { ConnectionNote } from '../../session/ConnectionNote.tsx';
import { useSession } from '../../session/createSession.ts';
import { auth } from '../../words/en/auth.ts';
import { page } from '../../words/en/page.ts';
import { DemoHint } from './DemoHint.tsx';
import { LaterHelpPanel, LaterSignUpForm } from './LaterForms.tsx';
import { LogInForm, type LogInPrefill } from './LogInForm.tsx';

/** Not the member pages' id: one of them may wait, hidden, behind this screen. */
const MAIN_ID = 'auth-main';

/** The name of each tab, which is also the window title while it is open. */
const TITLES = {
  'log-in': 'logInTab',
  'sign-up': 'signUpTab',
  help: 'helpTab',
} as const satisfies Record<VisitorForm, string>;

/** Closed tabs stay mounted, but say nothing in the window title. */
const inScopeOf = (open: VisitorForm, tabs: TabItem<VisitorForm>[]): TabItem<VisitorForm>[] =>
  tabs.map((item) => ({ ...item, content: <Shown when={item.id === open}>{item.content}</Shown> }));

/** All a visitor sees. Source: product spec §2 “Auth screen”, conflict X10. */
export function AuthScreen() {
  const t = useWords(auth);
  const onPage = useWords(page);
  const session = useSession();
  const { memberId, isSignInLost } = useSelector(session, ({ context }) => context);
  const isComingBack = memberId !== undefined;
  const { visitor } = useServices();
  const [tab, setTab] = useState(visitor.form);
  const { tools, parts } = useHeaderTools(tab, true);
  const [prefill, setPrefill] = useState<LogInPrefill>();
  const [askedEmail, setAskedEmail] = useState<string>();
  // What a link opens comes later, and nothing else is in the way.
  const isByLink = tab === 'help' && visitor.isLink === true;
  const hrefOf = (id: VisitorForm) => visitorFormUrl({ form: id, next: visitor.next });
  const heading = useArrival(t(TITLES[tab]));
  const intro = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const fillLogIn = (next: LogInPrefill) => {
    setTab('log-in');
    setPrefill(next);
  };
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{onPage('skip')}</SkipLink>
      <PageFrame
        header={
          <VisitorHeader productName={onPage('productName')} tagline={onPage('tagline')} tools={tools} />
        }
        tools={usePageTools()}
        footer={
          <>
            <ConnectionNote to="visitor" />
            {parts}
            <HelpCorner />
          </>
        }
        mainId={MAIN_ID}
      >
        <Stack gap="medium">
          <Heading level={1} ref={heading}>
            {t(isComingBack ? 'comeBack' : 'welcome')}
          </Heading>
          <Columns>
            {/* First, so that the form is in the first window. */}
            <Stack gap="large">
              <Card as="div">
                <Stack ref={panels}>
                  {isSignInLost && <Outcome tone="danger">{t('signInLost')}</Outcome>}
                  <Tabs
                    label={t('tabs')}
                    selectedId={tab}
                    onSelect={setTab}
                    tabs={inScopeOf(tab, [
                      {
                        id: 'log-in',
                        title: t(TITLES['log-in']),
                        href: hrefOf('log-in'),
                        icon: 'login',
                        content: <LogInForm prefill={prefill} />,
                      },
                      {
                        id: 'sign-up',
                        title: t(TITLES['sign-up']),
                        href: hrefOf('sign-up'),
                        icon: 'signup',
                        content: <LaterSignUpForm askedEmail={askedEmail} />,
                      },
                      {
                        id: 'help',
                        title: t(TITLES.help),
                        href: hrefOf('help'),
                        icon: 'help',
                        content: (
                          <LaterHelpPanel
                            onAsked={setAskedEmail}
                            onFound={(username, note) =>
                              fillLogIn({ values: { username }, note, focus: 'password' })
                            }
                          />
                        ),
                      },
                    ])}
                  />
                  <Listen subject={t(TITLES[tab])} part={panels} hasControls />
                </Stack>
              </Card>
              {!isByLink && <Illustration name="welcome" />}
            </Stack>
            {!isByLink && (
              <Stack gap="medium">
                <Stack ref={intro}>
                  <Text>{t(isComingBack ? 'comeBackPurpose' : 'welcomePurpose')}</Text>
                  <Listen subject={t(isComingBack ? 'comeBack' : 'welcome')} part={intro} />
                </Stack>
                <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
                  <Text>{t('safetyText')}</Text>
                </Callout>
                <Folded part="about">
                  <Stack gap="large">
                    <DemoHint onUse={(values) => fillLogIn({ values, focus: 'submit' })} />
                    <Callout title={t('guidelines')} titleLevel={2} icon="friendship" tone="info">
                      <Text>{t('neverShare')}</Text>
                      <BulletList items={[t('beKind'), t('noBullying'), t('keepPrivate'), t('report')]} />
                    </Callout>
                  </Stack>
                </Folded>
              </Stack>
            )}
          </Columns>
        </Stack>
      </PageFrame>
    </>
  );
}
