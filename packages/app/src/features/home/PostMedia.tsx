import { Button, Outcome, useWords } from '@friendbase/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { useAct } from '../../lib/useAct.ts';
import type { MediaDraft } from '../../uploads/mediaDraft.ts';
import { composer } from '../../words/en/home.ts';
import { broken } from '../../words/en/page.ts';

export interface PostMediaProps {
  /** The draft has files from before. */
  hasFiles: boolean;
  onOpened: (draft: MediaDraft) => void;
  onCount: (count: number) => void;
  /** A file that failed is on its way again. */
  onTryAgain: () => void;
}

const loadPicker = () => import('./PostPicker.tsx');
const LaterPicker = lazy(async () => ({ default: (await loadPicker()).PostPicker }));

/** One button, until a member wants pictures in the post, or has some in its draft. */
export function PostMedia(props: PostMediaProps) {
  const t = useWords(composer);
  const say = useWords(broken);
  const [wasPressed, setPressed] = useState(false);
  const act = useAct<void, unknown>({ deliver: loadPicker, onDone: () => setPressed(true) });
  const button = (isPending: boolean) => (
    <Button tone="quiet" isPending={isPending} pendingLabel={t('opening')} onPress={() => act.press()}>
      {t('addMedia')}
    </Button>
  );
  const failed = <Outcome tone="danger">{say('partTitle')}</Outcome>;
  if (!wasPressed && !props.hasFiles) {
    return (
      <>
        {button(act.isBusy)}
        {act.isFailed && failed}
      </>
    );
  }
  return (
    <CrashBoundary fallback={failed}>
      <Suspense fallback={button(true)}>
        <LaterPicker {...props} wasPressed={wasPressed} />
      </Suspense>
    </CrashBoundary>
  );
}
