import { Dialog, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { likingsQuery } from '../../../data/likings.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { ownLikings } from '../../../words/en/likings.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { ChooseLikings } from './ChooseLikings.tsx';

/** What the member likes, chosen from pictures: others see it, and it leads to people who like the same. */
export function LikingsDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(ownLikings);
  const query = useQuery(likingsQuery(me.id));
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Stack>
        <Text>{t('purpose')}</Text>
        <Text>{t('whatFor')}</Text>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="lines" count={4} />
        </Unloaded>
        {query.data && <ChooseLikings memberId={me.id} saved={query.data.likings} />}
      </Stack>
    </Dialog>
  );
}
