import { PRIVACIES, type Privacy, type User } from '@friendbase/contract';
import { Heading, RadioGroup, Stack, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { privacy } from '../../../words/en/profileParts.ts';
import { useSavedChoice } from '../useSavedChoice.tsx';

/** What every new post of the member begins with. Saved by the press; what is shown is true again if that fails. */
export function DefaultPrivacy({ me }: { me: User }) {
  const t = useWords(privacy);
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const { choose, chosen, outcome } = useSavedChoice((defaultPrivacy: Privacy) =>
    mutateAsync({ defaultPrivacy }),
  );
  return (
    <Stack>
      <Heading level={3}>{t('posts')}</Heading>
      <RadioGroup
        label={t('label')}
        description={t('labelMeans')}
        options={PRIVACIES.map((value) => ({ value, label: t(value), description: t(`${value}Means`) }))}
        value={chosen ?? me.defaultPrivacy}
        onChange={(value) => choose(value as Privacy)}
      />
      {outcome}
    </Stack>
  );
}
