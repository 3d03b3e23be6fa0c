import { isBlank, MOST_PASSKEY_NAME_CHARACTERS } from '@friendbase/contract';
import { Heading, Stack, TextField, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makePasskeyMutation } from '../../../data/passkeys.ts';
import { passkeys } from '../../../words/en/passkeys.ts';
import { ProofForm } from './ProofForm.tsx';

/** The name of a passkey, which its member alone sees. */
export function PasskeyNameField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useWords(passkeys);
  return (
    <TextField
      id={id}
      label={t('name')}
      description={t('nameHint')}
      need="needed"
      maxLength={MOST_PASSKEY_NAME_CHARACTERS}
      value={value}
      onChange={onChange}
    />
  );
}

/** Makes a passkey on this device: whoever finds it open must not make themselves a way in. */
export function MakePasskey({ hasPasskey, onMade }: { hasPasskey: boolean; onMade: () => void }) {
  const t = useWords(passkeys);
  const [name, setName] = useState(() => t('firstName'));
  const [round, setRound] = useState(0);
  const { mutateAsync } = useMutation(makePasskeyMutation);
  return (
    <Stack>
      <Heading level={3}>{t('makeHeading')}</Heading>
      <ProofForm
        // Empty again for the next one: a password does not stay.
        key={round}
        name="passkey"
        label={t('makeHeading')}
        submitLabel={t('make')}
        pendingLabel={t('making')}
        hasPasskey={hasPasskey}
        blockedReason={isBlank(name) ? t('nameMissing') : undefined}
        onProved={async (proof) => {
          const { makePasskeyHere, passkeyChallenges } = await import('../../../help/passkeys/onDemand.ts');
          const made = await makePasskeyHere(await passkeyChallenges.toMake(proof));
          await mutateAsync({ name, made });
          setRound((before) => before + 1);
          onMade();
        }}
      >
        <PasskeyNameField id="passkey-name" value={name} onChange={setName} />
      </ProofForm>
    </Stack>
  );
}
