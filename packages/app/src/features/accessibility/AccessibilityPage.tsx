import { Stack, useWords } from '@friendbase/ui-kit';
import { AccessibilityStatement } from '../../help/AccessibilityStatement.tsx';
import { PersonToReach } from '../../help/PersonToReach.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { accessibility } from '../../words/en/accessibility.ts';

/** The accessibility statement as a page. Help leads to it, from everywhere. */
export function AccessibilityPage() {
  const t = useWords(accessibility);
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} heading={t('heading')} purpose={t('purpose')} />
      <AccessibilityStatement level={2} person={<PersonToReach level={3} />} />
    </Stack>
  );
}
