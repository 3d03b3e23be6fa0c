import { isBlank, type Passkey } from '@friendbase/contract';
import { Button, Form, Outcome, Row, Stack, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { renamePasskeyMutation } from '../../../data/passkeys.ts';
import { whyNoPasskey } from '../../../help/passkeys/whyNoPasskey.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { passkeys } from '../../../words/en/passkeys.ts';
import { PasskeyNameField } from './MakePasskey.tsx';

interface RenamePasskeyProps {
  passkey: Passkey;
  onCancel: () => void;
  onRenamed: () => void;
}

/** Gives a passkey another name. The field has the focus when it comes. */
export function RenamePasskey({ passkey, onCancel, onRenamed }: RenamePasskeyProps) {
  const t = useWords(passkeys);
  const say = useSayWords();
  const [name, setName] = useState(passkey.name);
  const id = `passkey-${passkey.id}`;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const { mutateAsync } = useMutation(renamePasskeyMutation);
  const act = useAct({
    deliver: () => mutateAsync({ id: passkey.id, name }),
    onDone: () => {
      onCancel();
      onRenamed();
    },
    failureOf: (error) => say(whyNoPasskey(error)),
  });
  return (
    <Form onSubmit={() => act.press()} aria-label={t('rename')}>
      <Stack>
        <PasskeyNameField id={id} value={name} onChange={setName} />
        {act.failure !== undefined && <Outcome tone="danger">{act.failure}</Outcome>}
        <Row>
          <Button
            type="submit"
            icon="check"
            isPending={act.isBusy}
            pendingLabel={t('saving')}
            blockedReason={isBlank(name) ? t('nameMissing') : undefined}
          >
            {t('save')}
          </Button>
          <Button tone="quiet" onPress={onCancel}>
            {t('keep')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
