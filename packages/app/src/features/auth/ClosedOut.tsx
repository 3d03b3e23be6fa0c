import { closedAccountIn, isApiError, leftAccountIn } from '@friendbase/contract';
import { useState } from 'react';
import type { ClosedStart } from '../../lib/page/visitorStart.ts';
import { ClosedAccount } from './ClosedAccount.tsx';
import { LeftAccount } from './LeftAccount.tsx';

interface ClosedOutProps {
  /** Why the log in was refused. */
  rejection?: unknown;
  /** The same, as a server has rendered it. */
  written?: ClosedStart | undefined;
}

/** What who has the right password of an account that was closed or left is told, below the form. */
export function ClosedOut({ rejection, written }: ClosedOutProps) {
  const [told] = useState(() =>
    isApiError(rejection) ? (closedAccountIn(rejection) ?? leftAccountIn(rejection)) : written,
  );
  if (!told) return null;
  const isAfterPress = rejection !== undefined;
  return 'decision' in told ? (
    <ClosedAccount closed={told} isAfterPress={isAfterPress} />
  ) : (
    <LeftAccount left={told} isAfterPress={isAfterPress} />
  );
}
