import { Heading, PageFrame, Stack, Text, useWords, VisitorHeader } from '@friendbase/ui-kit';
import { demo } from '../words/en/demo.ts';
import { page } from '../words/en/page.ts';
import { ScenarioLinks } from './Scenarios.tsx';

/** All scenarios as a page of its own. Rendered when the demo is built. */
export function ScenariosScreen() {
  const t = useWords(demo);
  const onPage = useWords(page);
  return (
    <PageFrame header={<VisitorHeader productName={onPage('productName')} tagline={onPage('tagline')} />}>
      <Stack gap="large">
        <Heading level={1}>{t('scenarios')}</Heading>
        <Text>{t('scenariosText')}</Text>
        <ScenarioLinks />
      </Stack>
    </PageFrame>
  );
}
