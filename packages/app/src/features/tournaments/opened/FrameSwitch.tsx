import type { AvatarFrame } from '@friendbase/contract';
import { announce, Avatar, Button, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { useAct, useWhyPaused } from '../../../lib/acts/useAct.ts';
import { useMe } from '../../../session/useMe.ts';
import { frameWords } from '../../../words/en/openedRewards.ts';

/** The member's own picture, with a frame that goes on and off. Others see what the server has taken. */
export function FrameSwitch({ frame }: { frame: AvatarFrame }) {
  const t = useWords(frameWords);
  const me = useMe();
  const whyPaused = useWhyPaused()('updateUser', { body: { avatarFrame: frame } });
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me?.id ?? ''));
  const isOn = me?.avatarFrame === frame;
  const act = useAct<AvatarFrame | null, unknown>({
    deliver: (avatarFrame) => mutateAsync({ avatarFrame }),
    onDone: (_, avatarFrame) => announce(t(avatarFrame === null ? 'isOff' : 'isOn')),
    failureOf: () => t('failed'),
  });
  if (!me) return null;
  return (
    <Stack>
      <Row gap="medium" align="center">
        <Avatar
          name={me.displayName}
          seed={me.id}
          picture={me.avatarUrl}
          frame={me.avatarFrame}
          size="large"
        />
        <Text>{t('purpose')}</Text>
      </Row>
      <Row>
        <Button
          isPending={act.isBusy}
          pendingLabel={t('saving')}
          blockedReason={whyPaused}
          onPress={() => act.press(isOn ? null : frame)}
        >
          {t(isOn ? 'takeOff' : 'putOn')}
        </Button>
      </Row>
      {act.failure === undefined ? (
        <StatusLine tone={isOn ? 'success' : 'info'}>{t(isOn ? 'isOn' : 'isOff')}</StatusLine>
      ) : (
        <StatusLine tone="danger">{act.failure}</StatusLine>
      )}
    </Stack>
  );
}
