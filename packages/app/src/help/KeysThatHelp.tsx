import { BulletList, Heading, useWords } from '@friendbase/ui-kit';
import { helpDialog } from '../words/en/helpDialog.ts';

const KEYS = [
  'keyTab',
  'keyEnter',
  'keyF6',
  'keyF8',
  'keyEscape',
  'keyArrows',
  'keyMessage',
] as const satisfies (keyof typeof helpDialog.messages)[];

/** The keys that work on every page. */
export function KeysThatHelp() {
  const t = useWords(helpDialog);
  return (
    <>
      <Heading level={3}>{t('keys')}</Heading>
      <BulletList items={KEYS.map((key) => t(key))} />
    </>
  );
}
