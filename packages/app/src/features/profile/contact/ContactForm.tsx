import { Button, Form, Outcome, Stack, StatusLine, TextField, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { telHref } from '../../../help/phone.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { contact as words } from '../../../words/en/profileParts.ts';
import { contactNotices, contactRules } from './contactRules.ts';
import { useIsHere } from '../outcomes.ts';

interface ContactFormProps {
  memberId: string;
  saved: string;
  onDone: () => void;
}

/** One field. What cannot be called is said while it is written, and can be saved all the same. */
export function ContactForm({ memberId, saved, onDone }: ContactFormProps) {
  const t = useWords(words);
  const tell = useTell();
  const { notify } = useServices();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), memberId));
  const form = useForm({
    name: 'contact',
    rules: contactRules,
    initialValues: { emergencyContact: saved },
    deliver: async ({ emergencyContact }) => {
      try {
        await mutateAsync({ emergencyContact: emergencyContact.trim() });
      } catch (error) {
        if (!isHere.current) notify(contactNotices.failed);
        throw error;
      }
      tell(contactNotices.saved);
    },
    onDone,
  });
  const failure = form.isBusy ? undefined : form.summary[0]?.message;
  const written = form.values.emergencyContact.trim();
  return (
    <Form onSubmit={form.submit} aria-label={t('title')}>
      <Stack>
        <TextField
          {...form.field('emergencyContact')}
          label={t('label')}
          description={t('hint')}
          need="optional"
          autoComplete="off"
        />
        {written !== '' && telHref(written) === undefined && (
          <StatusLine tone="info">{t('notANumber')}</StatusLine>
        )}
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button type="submit" icon="check" isPending={form.isBusy} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}
