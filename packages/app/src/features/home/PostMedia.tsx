import { Button, Outcome, useWords } from '@friendbase/ui-kit';
import { Suspense, useState, useTransition } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { useAct } from '../../lib/useAct.ts';
import type { MediaDraft } from '../../uploads/mediaDraft.ts';
import { composer } from '../../words/en/composer.ts';
import { broken } from '../../words/en/page.ts';
import { postPicker } from './postPickerOnDemand.ts';

export interface PostMediaProps {
  /** The draft has files from before. */
  hasFiles: boolean;
  onOpened: (draft: MediaDraft) => void;
  onCount: (count: number) => void;
  /** A file that failed is on its way again. */
  onTryAgain: () => void;
}

/**
 * One button, until a member wants pictures in the post, or has some in its draft. It stands there, with its focus, until
 * all that it opens has come: in between the focus would be nowhere, and what is pressed then would be lost.
 */
export function PostMedia(props: PostMediaProps) {
  const t = useWords(composer);
  const say = useWords(broken);
  const [wasPressed, setPressed] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const [Picker] = useState(postPicker.current);
  const act = useAct<void, unknown>({
    deliver: async () => void (await postPicker.load()),
    onDone: () => startOpening(() => setPressed(true)),
  });
  const button = (isPending: boolean) => (
    <Button tone="quiet" isPending={isPending} pendingLabel={t('opening')} onPress={() => act.press()}>
      {t('addMedia')}
    </Button>
  );
  const failed = <Outcome tone="danger">{say('partTitle')}</Outcome>;
  return (
    <CrashBoundary fallback={failed}>
      <Suspense fallback={button(true)}>
        {wasPressed || props.hasFiles ? (
          <Picker {...props} wasPressed={wasPressed} />
        ) : (
          button(act.isBusy || isOpening)
        )}
      </Suspense>
      {act.isFailed && failed}
    </CrashBoundary>
  );
}
