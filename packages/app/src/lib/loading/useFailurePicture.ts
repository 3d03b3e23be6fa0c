import { NetworkError } from '@friendbase/contract';
import type { IllustrationName } from '@friendbase/ui-kit';
import { useState } from 'react';

/**
 * The picture for what did not load: another one where no answer came. It stays while the call is made again, when
 * there is no error for a while, so that nothing changes under the finger on “Try again”.
 */
export function useFailurePicture(error: Error | null): IllustrationName {
  const [last, keep] = useState(error);
  if (error !== null && error !== last) keep(error);
  return last instanceof NetworkError ? 'offline' : 'failed';
}
