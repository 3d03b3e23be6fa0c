import { Button, Outcome, Row, useWords } from '@friendbase/ui-kit';
import { lazy, Suspense, type ComponentProps } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { broken } from '../../words/en/page.ts';

const OpenedPart = lazy(() => import('./onDemand.tsx').then((module) => ({ default: module.OpenedPart })));

/** What opens on the page, loaded when it is opened. */
export function LaterPart(props: ComponentProps<typeof OpenedPart>) {
  return (
    <CrashBoundary fallback={<NotOpened />}>
      <Suspense fallback={null}>
        <OpenedPart {...props} />
      </Suspense>
    </CrashBoundary>
  );
}

/** Browsers do not ask again for a script that did not come, so the way on is the page itself. */
function NotOpened() {
  const t = useWords(broken);
  return (
    <Row>
      <Outcome tone="danger">{t('partTitle')}</Outcome>
      <Button tone="quiet" icon="refresh" onPress={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Row>
  );
}
