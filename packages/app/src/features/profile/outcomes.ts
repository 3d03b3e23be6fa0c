import { messageOf } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { success, type Notice } from '../../lib/notices/notices.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { profile } from '../../words/en/profile.ts';
import { useEffect, useRef, type RefObject } from 'react';

/** What stands on the page and is heard of an act that failed: more than its toast says. */
export const whyNot = (notice: Notice, error: unknown): Notice => ({
  ...notice,
  text: reasonOf(error, notice.text, memberErrors),
});

/** More was typed while a form was being saved. */
export const unsaved: Notice = success(messageOf(profile, 'unsaved'), messageOf(profile, 'unsavedText'));

/** Whether the part is still on the page: whoever has left hears of an answer by its toast alone. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
