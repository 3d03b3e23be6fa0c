import { Disclosure, Text, type DisclosureProps } from '@friendbase/ui-kit';
import { useState } from 'react';
import { POST } from './content.ts';

interface CommentsPanelProps extends Pick<DisclosureProps, 'subject' | 'beside' | 'below'> {
  count: number;
}

/** Opens and closes on this page only. Reading and writing comments is not there yet, and the panel says so (W12, G14). */
export function CommentsPanel({ count, ...place }: CommentsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      {...place}
      icon="comment"
      label={POST.viewComments(count)}
      openLabel={POST.hideComments(count)}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Text>{POST.commentsComing}</Text>
    </Disclosure>
  );
}
