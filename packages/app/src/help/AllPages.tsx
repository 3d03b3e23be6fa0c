import { Heading, Link, Row, useWords } from '@friendbase/ui-kit';
import { PAGES } from '../lib/page/pages.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { pages } from '../words/en/pages.ts';

/** The second way to each of the nine pages, also to those behind More. Source: WCAG 2.4.5. */
export function AllPages() {
  const inDialog = useWords(helpDialog);
  const t = useWords(pages);
  return (
    <>
      <Heading level={3}>{inDialog('pages')}</Heading>
      <Row>
        {PAGES.map(({ href, name, icon }) => (
          <Link key={href} href={href} icon={icon}>
            {t(name)}
          </Link>
        ))}
      </Row>
    </>
  );
}
