import { TextField, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { showCardMutation } from '../../data/recovery.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import { CardPictures } from './CardPictures.tsx';
import { cardRules, digitsIn, picturesIn } from './recoveryRules.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

interface CardFormProps {
  onProven: (token: string) => void;
  onBack: () => void;
}

/** Shows a recovery card: the name, the four pictures in their order, and the number. What is shown stays in memory alone. */
export function CardForm({ onProven, onBack }: CardFormProps) {
  const t = useWords(recovery);
  const { mutateAsync } = useMutation(showCardMutation);
  const form = useForm({
    name: 'recovery',
    rules: cardRules,
    initialValues: { username: '', pictures: '', number: '' },
    deliver: async ({ username, pictures, number }) => {
      const card = { username, pictures: picturesIn(pictures), number: digitsIn(number) };
      onProven((await mutateAsync(card)).token);
    },
  });
  const { id, errorMessage, onChange, value } = form.field('pictures');
  return (
    <RecoveryForm
      form={form}
      heading={t('cardHeading')}
      submit={{ label: t('show'), pendingLabel: t('showing'), icon: 'check' }}
      onBack={onBack}
    >
      <TextField
        {...form.field('username')}
        label={t('username')}
        description={t('usernameHint')}
        need="needed"
        icon="user"
        autoComplete="username"
      />
      <CardPictures
        id={id}
        chosen={picturesIn(value)}
        errorMessage={errorMessage}
        onChange={(chosen) => onChange(chosen.join(' '))}
      />
      <TextField
        {...form.field('number')}
        label={t('number')}
        description={t('numberHint')}
        need="needed"
        icon="key"
        inputMode="numeric"
        autoComplete="off"
      />
    </RecoveryForm>
  );
}
