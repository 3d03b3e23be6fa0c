import type { Export } from '@friendbase/contract';
import {
  ButtonLink,
  Dialog,
  DownloadGlyph,
  Heading,
  Outcome,
  Skeleton,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportQuery, makeExportMutation } from '../../../data/leaving.ts';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure } from '../../../lib/notices/notices.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { things } from '../../../words/en/leaving.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PasswordStep } from '../step/PasswordStep.tsx';
import { passwordStepRules } from '../step/passwordStep.ts';

const failed = failure(messageOf(things, 'notMade'), memberNotices.privacyFailed.text);
const rules = passwordStepRules(failed, messageOf(things, 'passwordMissing'));

interface MadeProps {
  made: Export;
  /** The form that was pressed is gone: the focus comes here. */
  isAsked: boolean;
}

/** The file, as far as it is. What changes while the member looks is said once. */
function Made({ made, isAsked }: MadeProps) {
  const t = useWords(things);
  const dates = useDates();
  const heading = useReadInstead<HTMLHeadingElement>(isAsked);
  const { state, url, byteSize, until } = made;
  if (state === 'failed') return <Outcome tone="danger">{t('failedBefore')}</Outcome>;
  const isReady = url !== null && until !== null;
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('file')}
      </Heading>
      {!isReady && <Outcome tone="info">{t('making')}</Outcome>}
      {isReady && (
        <>
          <Outcome>
            {t('ready', { megabytes: Math.ceil((byteSize ?? 0) / 2 ** 20), when: dates.moment(until) })}
          </Outcome>
          <ButtonLink href={url} download icon={DownloadGlyph}>
            {t('download')}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}

/** Everything of the member as one file: asked for, being made, and ready for a day. */
export function ThingsDialog({ onClose }: ProfilePartProps) {
  const t = useWords(things);
  const query = useQuery({ ...exportQuery, refetchOnMount: 'always' });
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(makeExportMutation);
  const made = query.data?.export;
  const [isAsked, setAsked] = useState(false);
  const ask = async (currentPassword: string) => {
    const asked = await mutateAsync(currentPassword);
    queryClient.setQueryData(exportQuery.queryKey, asked);
    setAsked(true);
  };
  const submit = { children: t('make'), pendingLabel: t('asking'), icon: DownloadGlyph };
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('purpose')}</Text>
        <Text>{t('whatIsIn')}</Text>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton />
        </Unloaded>
        {made && <Made made={made} isAsked={isAsked} />}
        {query.data && (!made || made.state === 'failed') && (
          <PasswordStep
            title={t('title')}
            label={t('password')}
            hint={t('passwordHint')}
            rules={rules}
            failed={failed}
            submit={submit}
            onPassword={ask}
          />
        )}
        <StatusLine tone="info">{t('life')}</StatusLine>
      </Stack>
    </Dialog>
  );
}
