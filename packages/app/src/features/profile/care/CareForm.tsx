import { CHALLENGE_TYPES, type CareFacts } from '@friendbase/contract';
import { Button, Form, Outcome, RadioGroup, Stack, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCareMutation } from '../../../data/care.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { care as words } from '../../../words/en/care.ts';
import { challengeTypes } from '../../../words/en/signUp.ts';
import { useIsHere } from '../outcomes.ts';
import { careNotices, careRules, changeOf, valuesOf } from './careRules.ts';

interface CareFormProps {
  memberId: string;
  facts: CareFacts;
  blockedReason: string | undefined;
  onDone: () => void;
}

/** What the member told us, each with what it is used for. An empty field takes it back. */
export function CareForm({ memberId, facts, blockedReason, onDone }: CareFormProps) {
  const t = useWords(words);
  const ofTypes = useWords(challengeTypes);
  const tell = useTell();
  const { notify } = useServices();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(updateCareMutation(useQueryClient(), memberId));
  const form = useForm({
    name: 'care',
    rules: careRules,
    initialValues: valuesOf(facts),
    deliver: async (values) => {
      try {
        await mutateAsync(changeOf(values));
      } catch (error) {
        if (!isHere.current) notify(careNotices.failed);
        throw error;
      }
      tell(careNotices.saved);
    },
    onDone,
  });
  const failure = form.isBusy ? undefined : form.summary[0]?.message;
  return (
    <Form onSubmit={form.submit} aria-label={t('title')}>
      <Stack>
        <RadioGroup
          {...form.field('challengeType')}
          label={t('challengeType')}
          description={t('challengeTypeUse')}
          options={[
            ...CHALLENGE_TYPES.map((value) => ({ value, label: ofTypes(value) })),
            { value: '', label: t('nothing') },
          ]}
        />
        <TextField
          {...form.field('caregiverEmail')}
          label={t('caregiverEmail')}
          description={t('caregiverEmailUse')}
          need="optional"
          type="email"
          autoComplete="off"
        />
        <TextArea
          {...form.field('supportNeeds')}
          label={t('supportNeeds')}
          description={t('supportNeedsUse')}
          need="optional"
        />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button
          type="submit"
          icon="check"
          isPending={form.isBusy}
          pendingLabel={t('saving')}
          blockedReason={blockedReason}
        >
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}
