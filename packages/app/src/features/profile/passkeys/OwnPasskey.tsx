import type { Passkey } from '@friendbase/contract';
import { Button, Heading, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { removePasskeyMutation } from '../../../data/passkeys.ts';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { passkeys } from '../../../words/en/passkeys.ts';
import { ProofForm } from './ProofForm.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

interface OwnPasskeyProps {
  passkey: Passkey;
  hasPasskey: boolean;
  onDone: (what: 'isRemoved' | 'isRenamed') => void;
}

/** What is done with a passkey: nothing, at first and after a change of mind. */
type Doing = 'nothing' | 'back' | 'renaming' | 'removing';

/** One passkey: when it was made and last used, its name, and the way to take it away. */
export function OwnPasskey({ passkey, hasPasskey, onDone }: OwnPasskeyProps) {
  const t = useWords(passkeys);
  const dates = useDates();
  const [doing, setDoing] = useState<Doing>('nothing');
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (doing === 'back') way.current?.focus();
  }, [doing]);
  const { name, createdAt, lastUsedAt, isPaused } = passkey;
  const back = () => setDoing('back');
  if (doing === 'removing')
    return <RemovePasskey passkey={passkey} hasPasskey={hasPasskey} onCancel={back} onDone={onDone} />;
  const used = lastUsedAt === null ? t('unused') : t('used', { when: dates.moment(lastUsedAt) });
  return (
    <Stack>
      <Heading level={4}>
        <bdi>{name}</bdi>
      </Heading>
      <Text>{`${t('made', { when: dates.moment(createdAt) })} ${used}`}</Text>
      {isPaused && <StatusLine tone="danger">{t('paused')}</StatusLine>}
      {doing === 'renaming' ? (
        <RenamePasskey passkey={passkey} onCancel={back} onRenamed={() => onDone('isRenamed')} />
      ) : (
        <Row>
          <Button tone="quiet" subject={name} onPress={() => setDoing('renaming')} ref={way}>
            {t('rename')}
          </Button>
          <Button tone="quiet" subject={name} onPress={() => setDoing('removing')}>
            {t('remove')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Asks, and for a proof at once. */
function RemovePasskey({
  passkey: { id, name },
  hasPasskey,
  onCancel,
  onDone,
}: OwnPasskeyProps & { onCancel: () => void }) {
  const t = useWords(passkeys);
  const heading = useReadInstead<HTMLHeadingElement>();
  const { mutateAsync } = useMutation(removePasskeyMutation);
  const question = t('askRemove', { name });
  return (
    <Stack>
      <Heading level={4} ref={heading}>
        {question}
      </Heading>
      <Text>{t('removeMeans')}</Text>
      <ProofForm
        name={`remove-${id}`}
        label={question}
        submitLabel={t('remove')}
        pendingLabel={t('removing')}
        tone="danger"
        hasPasskey={hasPasskey}
        onProved={async (proof) => {
          await mutateAsync({ id, proof });
          onDone('isRemoved');
        }}
        onCancel={onCancel}
      />
    </Stack>
  );
}
