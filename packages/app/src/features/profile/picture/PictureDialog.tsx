import {
  Avatar,
  Button,
  Dialog,
  Form,
  RadioGroup,
  Row,
  Stack,
  StatusLine,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { isFilesNotSent } from '../../../uploads/filesNotSent.ts';
import { AddPhoto } from '../../../uploads/picker/AddPhoto.tsx';
import { useTell } from '../../../people/ActTold.tsx';
import { picture as words } from '../../../words/en/profileParts.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PHOTO, usePictureChoice } from './usePictureChoice.tsx';
import { whyNot } from '../outcomes.ts';

/** Chooses a drawn person, in words and as a picture, or a photo. Source: owner's decisions, “Placeholders become real”. */
export function PictureDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(words);
  const say = useSayWords();
  const tell = useTell();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const { chosen, picture, options, choose, photo, deliver } = usePictureChoice(me);
  const act = useAct<string, unknown>({
    deliver: (choice) => deliver(choice, (avatarUrl) => mutateAsync({ avatarUrl })),
    onDone: () => {
      tell(memberNotices.profileUpdated);
      onDone('picture');
    },
    onFailed: (error) => {
      // A photo that was not sent has said so itself.
      if (!isFilesNotSent(error))
        tell(memberNotices.profileFailed, whyNot(memberNotices.profileFailed, error));
    },
  });
  // Its row has said so.
  const isTakenBack = isFilesNotSent(act.error) && act.error.count === 0;
  const sendAgain = () => {
    choose(PHOTO);
    act.press(PHOTO);
  };
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Form onSubmit={() => act.press(chosen)} aria-label={t('title')}>
        <Stack>
          <Row gap="medium" align="center" wrap={false}>
            <Avatar
              name={me.displayName}
              seed={me.id}
              picture={picture}
              frame={me.avatarFrame}
              size="large"
            />
            <Text>{t('purpose')}</Text>
          </Row>
          <RadioGroup
            label={t('label')}
            options={options}
            orientation="horizontal"
            value={chosen}
            onChange={choose}
          />
          <AddPhoto photo={photo} label={t('addPhoto')} savedBy={t('save')} onTryAgain={sendAgain} />
          {act.isFailed && (
            <StatusLine tone={isTakenBack ? 'info' : 'danger'}>
              {isFilesNotSent(act.error)
                ? t(isTakenBack ? 'takenBack' : 'notSent')
                : say(whyNot(memberNotices.profileFailed, act.error).text)}
            </StatusLine>
          )}
          <Button type="submit" icon="check" isPending={act.isBusy} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
