import { StatusLine, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '../../data/contact.ts';
import { recovery } from '../../words/en/recovery.ts';

/** In the demo, where the mail is that would be sent. */
export function DemoMailNote() {
  const t = useWords(recovery);
  const { data } = useQuery(contactQuery);
  return data?.isExample === true ? <StatusLine tone="info">{t('inDemo')}</StatusLine> : null;
}
