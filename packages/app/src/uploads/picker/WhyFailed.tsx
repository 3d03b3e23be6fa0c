import { Disclosure, Stack, Text, useSayWords, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { uploads, uploadErrors } from '../../words/en/uploads.ts';
import { isApiError, isException } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { isPassing } from '../sending/retry.ts';

/** The file itself is at fault: no other try leads to anything. */
const FINAL = [413, 415, 422];
export const isFinal = (error: unknown): boolean => isApiError(error) && FINAL.includes(error.status);

const isLost = (error: unknown): boolean => !isException(error) && !isApiError(error);

/** Why a file was not sent, as one sentence. */
export const reasonFor = (error: unknown): Words =>
  isLost(error)
    ? messageOf(uploadErrors, 'lost')
    : reasonOf(error, messageOf(uploadErrors, 'ourFault'), uploadErrors);

/** The same at length, with what can be done. */
export function detailsFor(error: unknown): Words {
  if (isLost(error)) return messageOf(uploads, 'whyLost');
  if (isFinal(error)) return messageOf(uploads, 'whyRefused');
  return messageOf(uploads, isPassing(error) ? 'whyBusy' : 'whyOther');
}

/** “Why did beach.jpg fail?”, answered in place. Source: product spec §8 “Upload failed”, conflict X42. */
export function WhyFailed({ name, error }: { name: string; error: unknown }) {
  const t = useWords(uploads);
  const say = useSayWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label={t('whyName', { name })}
      openLabel={t('hideWhy')}
      tone="plain"
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Stack gap="small">
        <Text>{t('uploadFailed')}</Text>
        <Text>{say(detailsFor(error))}</Text>
      </Stack>
    </Disclosure>
  );
}
