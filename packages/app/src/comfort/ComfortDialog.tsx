import {
  Callout,
  coverPage,
  CoverStores,
  Dialog,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { comfort as words } from '../words/en/comfort.ts';
import { ChangedToday } from './ChangedToday.tsx';
import { Changes, useIsStored } from './changes.tsx';
import { useComfort } from './comfort.tsx';
import { DEVICE } from './comfortSets.ts';
import { Endings } from './Endings.tsx';
import { SettingGroups } from './SettingGroups.tsx';

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
  const isStored = useIsStored();
  const isOfMember = comfort.owner() !== DEVICE;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Changes>
        <Text>{t('purpose')}</Text>
        {isStored ? (
          <Text size="small" tone="quiet">
            {t(isOfMember ? 'ofMember' : 'ofDevice')}
          </Text>
        ) : (
          <StatusLine tone="info">{t('notPersisted')}</StatusLine>
        )}
        <ChangedToday />
        <Callout title={t('sampleTitle')} titleLevel={3} icon="eye" tone="welcome">
          <Stack>
            <Text>{t('sample')}</Text>
            <Text>{t('sampleMore')}</Text>
          </Stack>
        </Callout>
        <SettingGroups />
        <Endings isOfMember={isOfMember} />
      </Changes>
    </Dialog>
  );
}
