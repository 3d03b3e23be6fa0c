import type { RecoveryCard } from '@friendbase/contract';
import { Button, Form, Outcome, Stack, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { makeCardMutation } from '../../../data/recovery.ts';
import { PasswordField } from '../../../lib/forms/AccountFields.tsx';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useServices } from '../../../lib/services.ts';
import { ownCard } from '../../../words/en/care.ts';
import { useIsHere } from '../outcomes.ts';
import { cardNotices, cardRules } from './cardRules.ts';

interface MakeCardProps {
  isFirst: boolean;
  blockedReason: string | undefined;
  onMade: (card: RecoveryCard) => void;
}

/** Asks for the password: whoever finds this device open must not make themselves a way back. */
export function MakeCard({ isFirst, blockedReason, onMade }: MakeCardProps) {
  const t = useWords(ownCard);
  const { notify } = useServices();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(makeCardMutation);
  const form = useForm({
    name: 'card',
    rules: cardRules,
    initialValues: { currentPassword: '' },
    deliver: async ({ currentPassword }) => {
      try {
        onMade(await mutateAsync(currentPassword));
      } catch (error) {
        if (!isHere.current) notify(cardNotices.failed);
        throw error;
      }
    },
  });
  const failure = form.isBusy ? undefined : form.summary[0]?.message;
  return (
    <Form onSubmit={form.submit} aria-label={t('purpose')}>
      <Stack>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('password')}
          description={t('passwordHint')}
        />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button
          type="submit"
          icon="key"
          isPending={form.isBusy}
          pendingLabel={t('making')}
          blockedReason={blockedReason}
        >
          {t(isFirst ? 'make' : 'makeNew')}
        </Button>
      </Stack>
    </Form>
  );
}
