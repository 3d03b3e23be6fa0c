import type { PageSet } from '@friendbase/contract';
import { Button, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { Sheet } from '@friendbase/ui-kit/sheets';
import { rewardPages } from '../../../words/en/rewardPages.ts';
import { PAGES, type Page } from './pages.tsx';

/** Pages to look at and to print: they alone come out of the printer. */
export function PrintedPages({ pages }: { pages: PageSet }) {
  const t = useWords(rewardPages);
  const sheets = PAGES[pages](t);
  return (
    <Stack>
      <Text>{t('printCount', { count: sheets.length })}</Text>
      <Row>
        <Button onPress={() => window.print()}>{t('print')}</Button>
      </Row>
      <Text tone="quiet">{t('noPrinter')}</Text>
      {/* Side by side in one box: on paper each but the last ends its page. */}
      <Stack>
        {sheets.map(({ words = [], ...sheet }: Page) => (
          <Sheet key={sheet.title} {...sheet}>
            {words.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Sheet>
        ))}
      </Stack>
    </Stack>
  );
}
