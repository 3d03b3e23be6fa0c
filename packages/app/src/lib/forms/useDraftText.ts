import { useMemberId } from '../members/useMemberId.ts';
import { useServices } from '../page/services.ts';

/** One text of the member's on this device, as long as their settings let it stay. An empty one is forgotten. */
export function useDraftText(field: string) {
  const { drafts } = useServices();
  const memberId = useMemberId();
  return {
    read: () => drafts.read(memberId, field),
    write: (text: string) => drafts.persist(memberId, field, text),
  };
}
