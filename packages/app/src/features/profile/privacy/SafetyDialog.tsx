import { Dialog, Stack, useWords } from '@friendbase/ui-kit';
import { safety } from '../../../words/en/safety.ts';
import { MyDecisions } from './MyDecisions.tsx';
import { MyReports } from './MyReports.tsx';
import type { ProfilePartProps } from '../useOpenedPart.ts';

/** What the member has reported and what came of it, and what was decided about them. */
export function SafetyDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(safety);
  return (
    <Dialog title={t('open')} isOpen onClose={onClose} size="wide">
      <Stack gap="large">
        <MyReports memberId={me.id} />
        <MyDecisions memberId={me.id} />
      </Stack>
    </Dialog>
  );
}
