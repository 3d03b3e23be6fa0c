import { Disclosure, Text, useWords, type DisclosureProps } from '@friendbase/ui-kit';
import { useState } from 'react';
import { post } from '../../words/en/home.ts';

interface CommentsPanelProps extends Pick<DisclosureProps, 'subject' | 'beside' | 'below'> {
  count: number;
}

/** Opens and closes on this page only. Reading and writing comments is not there yet, and the panel says so (W12, G14). */
export function CommentsPanel({ count, ...place }: CommentsPanelProps) {
  const t = useWords(post);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      {...place}
      icon="comment"
      label={t('viewComments', { count })}
      openLabel={t('hideComments', { count })}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Text>{t('commentsComing')}</Text>
    </Disclosure>
  );
}
