import { SCENARIOS, type Scenario } from '@friendbase/mocks';
import { announce, Disclosure, FooterNote, KitRouterProvider, Link, useWords } from '@friendbase/ui-kit';
import { useEffect, useState } from 'react';
import { demo, scenarios } from '../words/en/demo.ts';

interface ScenariosProps {
  current: Scenario;
}

/** The states that the demo can show, each a link that reloads the page. */
export function Scenarios({ current }: ScenariosProps) {
  const t = useWords(demo);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label={t('scenarios')} openLabel={t('hideScenarios')} isOpen={isOpen} onToggle={setIsOpen}>
      {/* A scenario begins with a full page load. */}
      <KitRouterProvider navigate={(href) => window.location.assign(href)}>
        <ScenarioLinks current={current} />
      </KitRouterProvider>
    </Disclosure>
  );
}

/** Each scenario with what it shows. */
export function ScenarioLinks({ current }: { current?: Scenario }) {
  const t = useWords(demo);
  const nameOf = useWords(scenarios);
  return (
    <ul className="fb-BulletList">
      {SCENARIOS.map((name) => (
        <li key={name}>
          <Link href={`/?scenario=${name}`} isCurrent={name === current}>
            {name}
          </Link>
          {`: ${nameOf(name)}${name === current ? ` ${t('isShown')}` : ''}`}
        </li>
      ))}
    </ul>
  );
}

/** Tells, once, that the address asks for a scenario which there is not. */
export function UnknownScenario({ name }: { name: string }) {
  const t = useWords(demo);
  const text = t('unknownScenario', { name });
  useEffect(() => announce(text), [text]);
  return <FooterNote tone="info" text={text} />;
}
