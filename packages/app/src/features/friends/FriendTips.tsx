import { BulletList, Button, Callout, useWords } from '@friendbase/ui-kit';
import { use } from 'react';
import { HelpOpenContext } from '../../help/HelpCorner.tsx';
import { friendTips } from '../../words/en/friends.ts';

/** What to think of before one makes friends, and the way to help. Source: product spec §2 “Friends”, COGA 4.5.11. */
export function FriendTips() {
  const t = useWords(friendTips);
  const [, setIsHelpOpen] = use(HelpOpenContext) ?? [];
  return (
    <Callout title={t('title')} icon="shield" tone="safety">
      <BulletList items={[t('slowly'), t('private'), t('money'), t('kind'), t('tell')]} />
      {setIsHelpOpen && (
        <Button tone="quiet" icon="help" onPress={() => setIsHelpOpen(true)}>
          {t('help')}
        </Button>
      )}
    </Callout>
  );
}
