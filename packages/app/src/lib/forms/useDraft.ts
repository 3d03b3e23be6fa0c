import { useIsHydrated } from '@friendbase/ui-kit';
import { useState, type RefObject } from 'react';
import { useMemberId } from '../members/useMemberId.ts';
import { withDraft } from './drafts.ts';
import { useServices } from '../page/services.ts';
import { useAfterHydration } from '../hydration/useAfterHydration.ts';

/**
 * The unfinished words of one field, stored as they are typed: they are there again after a reload and after a lost session.
 *
 * @param name of the field among the member's drafts
 */
export function useDraft(name: string, field: RefObject<HTMLTextAreaElement | null>) {
  const memberId = useMemberId();
  const { drafts } = useServices();
  const isHydrated = useIsHydrated();
  const readPersisted = () => drafts.read(memberId, name) ?? '';
  const [text, setText] = useState(isHydrated ? readPersisted : '');
  const write = (changed: string) => {
    drafts.persist(memberId, name, changed);
    setText(changed);
  };
  useAfterHydration(() => write(withDraft(readPersisted(), field.current?.value ?? '')));
  return [text, write] as const;
}
