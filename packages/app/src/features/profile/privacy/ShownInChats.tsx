import type { User } from '@friendbase/contract';
import { Heading, Stack, Switch, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { privacy } from '../../../words/en/profileParts.ts';
import { useSavedChoice } from '../useSavedChoice.tsx';

const SHOWN = ['isReadShown', 'isTypingShown'] as const;

/** What friends see of the member in their chats, each where both have switched it on. Source: owner's decisions, “Between people”. */
export function ShownInChats({ me }: { me: User }) {
  const t = useWords(privacy);
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const { choose, chosen, outcome } = useSavedChoice((choice: Partial<Pick<User, (typeof SHOWN)[number]>>) =>
    mutateAsync(choice),
  );
  return (
    <Stack>
      <Heading level={3}>{t('chats')}</Heading>
      <Text>{t('chatsMean')}</Text>
      {SHOWN.map((name) => (
        <Switch
          key={name}
          label={t(name)}
          description={t(`${name}Means`)}
          isSelected={chosen?.[name] ?? me[name]}
          onChange={(isShown) => choose({ ...chosen, [name]: isShown })}
        />
      ))}
      {outcome}
    </Stack>
  );
}
