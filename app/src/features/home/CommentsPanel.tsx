import { Disclosure, Text } from '@friendbase/ui-kit';
import { useState } from 'react';
import { POST } from './content.ts';

/** Opens and closes on this page only. Reading and writing comments is not there yet, and the panel says so (W12, G14). */
export function CommentsPanel({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
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
