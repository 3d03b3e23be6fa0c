import { PRIVACIES, type Privacy, type User } from '@friendbase/contract';
import {
  Heading,
  inSentences,
  RadioGroup,
  Stack,
  StatusLine,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { privacy } from '../../../words/en/profileParts.ts';
import { whyNot } from '../outcomes.ts';

const { privacySaved, privacyFailed } = memberNotices;

/** What every new post of the member begins with. Saved by the press; what is shown is true again if that fails. */
export function DefaultPrivacy({ me }: { me: User }) {
  const t = useWords(privacy);
  const say = useSayWords();
  const tell = useTell();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const act = useAct<Privacy, unknown>({
    deliver: (defaultPrivacy) => mutateAsync({ defaultPrivacy }),
    onDone: () => tell(privacySaved),
    onFailed: (error) => tell(privacyFailed, whyNot(privacyFailed, error)),
  });
  const failed = whyNot(privacyFailed, act.error);
  return (
    <Stack>
      <Heading level={3}>{t('posts')}</Heading>
      <RadioGroup
        label={t('label')}
        description={t('labelMeans')}
        options={PRIVACIES.map((value) => ({ value, label: t(value), description: t(`${value}Means`) }))}
        value={act.isBusy ? act.input : me.defaultPrivacy}
        onChange={(value) => act.press(value as Privacy)}
      />
      {act.isDone && <StatusLine tone="success">{inSentences(say(privacySaved.title))}</StatusLine>}
      {act.isFailed && (
        <StatusLine tone="danger">{inSentences(say(failed.title), say(failed.text))}</StatusLine>
      )}
    </Stack>
  );
}
