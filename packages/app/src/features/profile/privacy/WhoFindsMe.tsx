import { FINDERS, type Finders, type User } from '@friendbase/contract';
import { Heading, RadioGroup, Stack, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { privacy } from '../../../words/en/profileParts.ts';
import { useSavedChoice } from '../useSavedChoice.tsx';

/** Who finds the member by name, and to whom they are suggested. Saved by the press. */
export function WhoFindsMe({ me }: { me: User }) {
  const t = useWords(privacy);
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const { choose, chosen, outcome } = useSavedChoice((findableBy: Finders) => mutateAsync({ findableBy }));
  return (
    <Stack>
      <Heading level={3}>{t('finding')}</Heading>
      <RadioGroup
        label={t('findableBy')}
        description={t('findableByMeans')}
        options={FINDERS.map((value) => ({ value, label: t(value), description: t(`${value}Means`) }))}
        value={chosen ?? me.findableBy}
        onChange={(value) => choose(value as Finders)}
      />
      {outcome}
    </Stack>
  );
}
