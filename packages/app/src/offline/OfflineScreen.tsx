import { Heading, Link, PageFrame, Stack, Text, useWords, VisitorHeader } from '@friendbase/ui-kit';
import { offlinePage } from '../words/en/offlinePage.ts';
import { page } from '../words/en/page.ts';
import { ADDRESS_PLACE, LINKS_PLACE } from './offlinePage.ts';

/** In place of a page that is not on the device. Rendered when the app is built; the worker fills in its links. */
export function OfflineScreen() {
  const t = useWords(offlinePage);
  const onPage = useWords(page);
  return (
    <PageFrame header={<VisitorHeader productName={onPage('productName')} tagline={onPage('tagline')} />}>
      <Stack gap="large">
        <Heading level={1}>{t('title')}</Heading>
        <Text>{t('text')}</Text>
        <Text>{t('wait')}</Text>
        <Link href={ADDRESS_PLACE}>{t('retry')}</Link>
        <div hidden>
          <Heading level={2}>{t('pagesTitle')}</Heading>
          <ul className="fb-BulletList">{LINKS_PLACE}</ul>
        </div>
      </Stack>
    </PageFrame>
  );
}
