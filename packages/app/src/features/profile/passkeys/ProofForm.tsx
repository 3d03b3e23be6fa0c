import type { OwnProof } from '@friendbase/contract';
import { Button, Form, Outcome, Row, Stack, useSayWords, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { whyNoPasskey } from '../../../help/passkeys/whyNoPasskey.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { PasswordField } from '../../../lib/forms/AccountFields.tsx';
import { useForm } from '../../../lib/forms/useForm.ts';
import { passkeys } from '../../../words/en/passkeys.ts';
import { proofRules } from './proofRules.ts';

interface ProofFormProps {
  /** Begins the ids of its fields. */
  name: string;
  /** What it is for, which is its name. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  tone?: 'primary' | 'danger';
  /** Whether the member has a passkey to use in place of the password. */
  hasPasskey: boolean;
  blockedReason?: string | undefined;
  /** Does what was asked for. Rejects where it was not done. */
  onProved: (proof: OwnProof) => Promise<void>;
  /** Without it nothing is open that could be closed. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** Asks for the password, or for a passkey that the member uses now, and does something with it. */
export function ProofForm({ name, label, onProved, onCancel, children, ...shown }: ProofFormProps) {
  const t = useWords(passkeys);
  const say = useSayWords();
  const { submitLabel, pendingLabel, tone, hasPasskey, blockedReason } = shown;
  const form = useForm({
    name,
    rules: proofRules,
    initialValues: { currentPassword: '' },
    deliver: onProved,
  });
  const act = useAct({
    deliver: async () => {
      const { passkeyChallenges, showPasskeyHere } = await import('../../../help/passkeys/onDemand.ts');
      await onProved({ passkey: await showPasskeyHere(await passkeyChallenges.toProve()) });
    },
    failureOf: (error) => say(whyNoPasskey(error)),
  });
  const failure = form.isBusy ? undefined : (form.summary[0]?.message ?? act.failure);
  return (
    <Form onSubmit={form.submit} aria-label={label}>
      <Stack>
        {children}
        <PasswordField
          {...form.field('currentPassword')}
          label={t('password')}
          description={t('passwordHint')}
        />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Row>
          <Button
            type="submit"
            icon="key"
            tone={tone}
            isPending={form.isBusy}
            pendingLabel={pendingLabel}
            blockedReason={blockedReason}
          >
            {submitLabel}
          </Button>
          {hasPasskey && (
            <Button
              tone="quiet"
              isPending={act.isBusy}
              pendingLabel={t('waiting')}
              blockedReason={blockedReason}
              onPress={() => act.press()}
            >
              {t('instead')}
            </Button>
          )}
          {onCancel && (
            <Button tone="quiet" onPress={onCancel}>
              {t('keep')}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  );
}
