import { Button, Outcome, useWords } from '@friendbase/ui-kit';
import { Suspense, useState } from 'react';
import { CrashBoundary } from '../../../lib/loading/CrashBoundary.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { useLoadedWhenIdle } from '../../../lib/loading/laterPart.ts';
import { composer } from '../../../words/en/composer.ts';
import { broken } from '../../../words/en/page.ts';
import { loadFilesOfDraft, postPicker } from '../composer/filesOfDraft.ts';
import type { PostPickerProps, PostMediaProps } from '../picker/PostPicker.tsx';

/**
 * One button, until a member wants pictures in the post, or has some in its draft. All that it opens comes in idle time, so
 * that a press finds it there and says nothing but where the focus is. A press before that is told that it opens: the
 * button stands there, with its focus, until all has come. In between the focus would be nowhere.
 */
export function PostMedia(props: PostMediaProps) {
  const t = useWords(composer);
  const say = useWords(broken);
  const services = useServices();
  const memberId = useMemberId();
  const [isThere, setIsThere] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [whole] = useState(() => ({
    load: () => loadFilesOfDraft(services, memberId).then(() => setIsThere(true)),
  }));
  useLoadedWhenIdle(whole);
  const act = useAct<void, unknown>({ deliver: whole.load, onDone: () => setPressed(true) });
  const button = (isPending: boolean) => (
    <Button
      tone="quiet"
      isPending={isPending}
      pendingLabel={t('opening')}
      onPress={() => (isThere ? setPressed(true) : act.press())}
    >
      {t('addMedia')}
    </Button>
  );
  const failed = <Outcome tone="danger">{say('partTitle')}</Outcome>;
  return (
    <CrashBoundary fallback={failed}>
      <Suspense fallback={button(true)}>
        {(wasPressed || props.hasFiles) && (
          <OpenedPicker {...props} wasPressed={wasPressed} onArrived={() => setIsOpen(true)} />
        )}
        {!isOpen && !props.hasFiles && button(act.isBusy)}
      </Suspense>
      {act.isFailed && failed}
    </CrashBoundary>
  );
}

function OpenedPicker(props: PostPickerProps) {
  const [Picker] = useState(postPicker.current);
  return <Picker {...props} />;
}
