import type { Passkey } from '@friendbase/contract';
import { CardList, CardListItem, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { passkeys as words } from '../../../words/en/passkeys.ts';
import { OwnPasskey } from './OwnPasskey.tsx';

interface PasskeyListProps {
  passkeys: Passkey[];
  /** Whether one can be used in this browser. */
  canUse: boolean;
  onDone: (what: 'isRemoved' | 'isRenamed') => void;
}

/** The member's passkeys, the newest first. */
export function PasskeyList({ passkeys, canUse, onDone }: PasskeyListProps) {
  const t = useWords(words);
  if (passkeys.length === 0) return <Text>{t('empty')}</Text>;
  const hasPasskey = canUse && passkeys.some(({ isPaused }) => !isPaused);
  return (
    <Stack>
      <Heading level={3}>{t('list')}</Heading>
      <CardList label={t('list')}>
        {passkeys.map((passkey) => (
          <CardListItem key={passkey.id} itemId={passkey.id}>
            <OwnPasskey passkey={passkey} hasPasskey={hasPasskey} onDone={onDone} />
          </CardListItem>
        ))}
      </CardList>
    </Stack>
  );
}
