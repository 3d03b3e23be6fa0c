import {
  Callout,
  coverPage,
  CoverStores,
  Dialog,
  Stack,
  StatusLine,
  TaskTiles,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { comfort as words } from '../words/en/comfort.ts';
import { readySets } from '../words/en/comfortOffered.ts';
import { settingsAlong } from '../words/en/settingsAlong.ts';
import { ChangedToday } from './ChangedToday.tsx';
import { Changes, useIsStored } from './changes.tsx';
import { useComfort } from './comfort.tsx';
import { DEVICE } from './comfortSets.ts';
import { SettingGroups } from './SettingGroups.tsx';
import { useAlongState } from './TakeAlong.tsx';
import { useReadySets } from './useReadySets.ts';

interface ComfortDialogProps {
  onClose: () => void;
}

/**
 * The comfort settings of whoever is here. Each change works at once; there is no Save to forget. It shows the change
 * itself, and covers the page meanwhile, which takes it after the picture. Source: W30.
 */
export function ComfortDialog(props: ComfortDialogProps) {
  useEffect(coverPage, []);
  return (
    <CoverStores>
      <SettingsWindow {...props} />
    </CoverStores>
  );
}

function SettingsWindow({ onClose }: ComfortDialogProps) {
  const t = useWords(words);
  const comfort = useComfort();
  const inAlong = useWords(settingsAlong);
  const isStored = useIsStored();
  const goesAlong = useAlongState() !== 'off';
  const isOfMember = comfort.owner() !== DEVICE;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="low">
      <Changes>
        <Text>{t('purpose')}</Text>
        {isStored ? (
          <Text size="small" tone="quiet">
            {goesAlong ? inAlong('ofAccount') : t(isOfMember ? 'ofMember' : 'ofDevice')}
          </Text>
        ) : (
          <StatusLine tone="info">{t('notPersisted')}</StatusLine>
        )}
        <ReadySets />
        <ChangedToday />
        <Callout title={t('sampleTitle')} titleLevel={3} icon="eye" tone="welcome">
          <Stack>
            <Text>{t('sample')}</Text>
            <Text>{t('sampleMore')}</Text>
          </Stack>
        </Callout>
        <SettingGroups isOfMember={isOfMember} />
      </Changes>
    </Dialog>
  );
}

/** What most members want, by one press on a picture. */
function ReadySets() {
  const t = useWords(readySets);
  return (
    <TaskTiles label={t('label')} tasks={useReadySets(['easyAndBig', 'calm', 'readToMe', 'highContrast'])} />
  );
}
