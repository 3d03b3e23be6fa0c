import type { User } from '@friendbase/contract';
import { Button, Form, Outcome, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changePasswordMutation } from '../../../data/sessions.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { PasswordField } from '../../../lib/forms/AccountFields.tsx';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { passwordChange } from '../../../words/en/profileParts.ts';
import { useIsHere } from '../outcomes.ts';
import { passwordRules } from './passwordRules.ts';

/** Changes the password. What that does to other devices comes first. Passwords stay in memory alone. */
export function PasswordForm({ me, onDone }: { me: User; onDone: () => void }) {
  const t = useWords(passwordChange);
  const tell = useTell();
  const { notify } = useServices();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(changePasswordMutation);
  const [rules] = useState(() => passwordRules(me));
  const form = useForm({
    name: 'password',
    rules,
    initialValues: { currentPassword: '', newPassword: '', again: '' },
    deliver: async ({ currentPassword, newPassword }) => {
      try {
        await mutateAsync({ currentPassword, newPassword });
      } catch (error) {
        if (!isHere.current) notify(memberNotices.passwordFailed);
        throw error;
      }
      tell(memberNotices.passwordChanged);
    },
    onDone,
  });
  const failure = form.isBusy ? undefined : form.summary[0]?.message;
  return (
    <Form onSubmit={form.submit} aria-label={t('title')}>
      <Stack>
        <StatusLine tone="info">{t('effect')}</StatusLine>
        <PasswordField {...form.field('currentPassword')} label={t('current')} />
        <PasswordField {...form.field('newPassword')} label={t('new')} description={t('newHint')} isNew />
        <PasswordField {...form.field('again')} label={t('again')} description={t('againHint')} isNew />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button type="submit" icon="key" isPending={form.isBusy} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}
