import { Columns, Stack, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useShown } from '../../lib/shown.ts';
import { friends } from '../../words/en/friends.ts';
import { CheckRequests } from './CheckRequests.tsx';
import { FriendList } from './FriendList.tsx';
import { FriendTips } from './FriendTips.tsx';
import { Requests } from './Requests.tsx';

/** Who asks to be a friend, who is one, and who could be. Source: product spec §2 “Friends”. */
export function FriendsPage() {
  const t = useWords(friends);
  const hasTips = useShown('hasTips');
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} heading={t('heading')} purpose={t('purpose')} />
      {/* The same columns in any case: another parent would mount anew what is under way. */}
      <Columns ratio="wide-start">
        <Stack gap="large">
          <Requests />
          <CheckRequests />
          <FriendList />
        </Stack>
        {hasTips && <FriendTips />}
      </Columns>
    </Stack>
  );
}
