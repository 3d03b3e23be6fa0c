import { apiError } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { messageOf } from '@friendbase/ui-kit/words';
import { uploadErrors, uploads } from '../../words/en/uploads.ts';
import { isAddressGone, triesAgain } from '../sending/retry.ts';
import { detailsFor, reasonFor } from './WhyFailed.tsx';

it('says that the room is full and that the file is still here, and does not try again by itself', () => {
  const full = apiError('mediaQuotaFull');
  expect(reasonFor(full)).toMatchObject(messageOf(uploadErrors, 'mediaQuotaFull'));
  expect(detailsFor(full)).toEqual(messageOf(uploads, 'whyOther'));
  expect([triesAgain(full, 0), isAddressGone(full)]).toEqual([false, false]);
});

it('waits for other files that are on their way, and tries again by itself', () => {
  const waiting = apiError('uploadsInFlight', { retryAfterSeconds: 10 });
  expect(reasonFor(waiting)).toMatchObject(messageOf(uploadErrors, 'uploadsInFlight'));
  expect(triesAgain(waiting, 0)).toBe(true);
});
