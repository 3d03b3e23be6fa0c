import { isDemoAccount } from '@friendbase/contract';
import {
  BulletList,
  Button,
  Dialog,
  Heading,
  Row,
  Stack,
  StatusLine,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { secureAccountMutation } from '../../../data/sessions.ts';
import { PersonToReach } from '../../../help/PersonToReach.tsx';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { secure } from '../../../words/en/profileParts.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PasswordForm } from './PasswordForm.tsx';

/**
 * For who is told of something that they did not do. Others are logged out at once, by one press; this place stays until a new
 * password is chosen, so that nobody who does not know theirs is locked out by it.
 */
export function SecureDialog({ me, about = '', onClose, onDone }: ProfilePartProps) {
  const t = useWords(secure);
  const say = useSayWords();
  const { mutateAsync } = useMutation(secureAccountMutation(me.id));
  const act = useAct({
    deliver: () => mutateAsync(about),
    failureOf: (error) => say(reasonOf(error, messageOf(secure, 'failed'), memberErrors)),
  });
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      {act.isDone ? (
        <NewPassword me={me} onDone={() => onDone('password')} />
      ) : (
        <Stack>
          <Text>{t('purpose')}</Text>
          <BulletList
            items={[t('endOthers'), t('endPictures'), t('endCard'), t('endEmail'), t('choosePassword')]}
          />
          {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
          <Row>
            <Button
              icon="shield"
              isPending={act.isBusy}
              pendingLabel={t('working')}
              blockedReason={isDemoAccount(me) ? t('demo') : undefined}
              onPress={() => act.press()}
            >
              {t('yes')}
            </Button>
            <Button tone="quiet" onPress={onClose}>
              {t('no')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}

/** The second step, and the ways of who does not know their password. */
function NewPassword({ me, onDone }: Pick<ProfilePartProps, 'me'> & { onDone: () => void }) {
  const t = useWords(secure);
  const heading = useReadInstead<HTMLHeadingElement>();
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('heading')}
      </Heading>
      <StatusLine tone="success">{t('doneText')}</StatusLine>
      <Text>{t('checkEmail')}</Text>
      <PasswordForm me={me} onDone={onDone} />
      <Heading level={3}>{t('unknown')}</Heading>
      <BulletList items={[t('byCard'), t('byLink')]} />
      <PersonToReach level={3} />
    </Stack>
  );
}
