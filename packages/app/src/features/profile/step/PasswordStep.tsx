import { Button, Form, Outcome, Stack, type ButtonProps } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PasswordField } from '../../../lib/forms/AccountFields.tsx';
import type { FormRules } from '../../../lib/forms/formMachine.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import type { Notice } from '../../../lib/notices/notices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useIsHere } from '../outcomes.ts';

interface PasswordStepProps {
  /** Names the form. */
  title: string;
  label: string;
  hint: string;
  rules: FormRules<'currentPassword'>;
  /** What whoever has gone elsewhere is told. */
  failed: Notice;
  submit: Pick<ButtonProps, 'children' | 'pendingLabel' | 'tone' | 'icon' | 'blockedReason'>;
  onPassword: (currentPassword: string) => Promise<unknown>;
}

/** Asks for the password before something that concerns the whole account. It stays in memory alone. */
export function PasswordStep({ title, label, hint, rules, failed, submit, onPassword }: PasswordStepProps) {
  const { notify } = useServices();
  const isHere = useIsHere();
  const [name] = useState(() => `step-${title}`);
  const form = useForm({
    name,
    rules,
    initialValues: { currentPassword: '' },
    deliver: async ({ currentPassword }) => {
      try {
        await onPassword(currentPassword);
      } catch (error) {
        if (!isHere.current) notify(failed);
        throw error;
      }
    },
  });
  const failure = form.isBusy ? undefined : form.summary[0]?.message;
  return (
    <Form onSubmit={form.submit} aria-label={title}>
      <Stack>
        <PasswordField {...form.field('currentPassword')} label={label} description={hint} />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button {...submit} type="submit" isPending={form.isBusy} />
      </Stack>
    </Form>
  );
}
