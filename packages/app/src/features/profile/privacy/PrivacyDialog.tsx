import { Dialog, Stack, useWords } from '@friendbase/ui-kit';
import { privacy } from '../../../words/en/profileParts.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { DefaultPrivacy } from './DefaultPrivacy.tsx';
import { ShownInChats } from './ShownInChats.tsx';
import { WhoFindsMe } from './WhoFindsMe.tsx';
import type { ProfilePartProps } from '../useOpenedPart.ts';

/** Who sees the member's posts at first, who finds the member, what friends see in chats, and who is blocked. Source: owner's decisions, “Placeholders become real”. */
export function PrivacyDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(privacy);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Stack gap="large">
        <DefaultPrivacy me={me} />
        <WhoFindsMe me={me} />
        <ShownInChats me={me} />
        <BlockedPeople memberId={me.id} />
      </Stack>
    </Dialog>
  );
}
