import { BulletList, Callout, Card, Stack, Text, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useShown } from '../../lib/shown.ts';
import { useMe } from '../../session/useMe.ts';
import { profile } from '../../words/en/profile.ts';
import { AboutCard } from './AboutCard.tsx';
import { LogOut } from './LogOut.tsx';

/** The member's own page: who they are, their account, and the way out. Source: product spec §2 “Profile”. */
export function ProfilePage() {
  const t = useWords(profile);
  const hasTips = useShown('hasTips');
  const me = useMe();
  if (!me) return <PageHeading title={t('title')} purpose={t('purpose')} />;
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <AboutCard me={me} picture={null} />
      {hasTips && (
        <Callout title={t('safety')} titleLevel={2} icon="shield" tone="safety">
          <BulletList items={[t('keepPrivate'), t('tellNobody'), t('askForHelp')]} />
        </Callout>
      )}
      <Card title={t('leave')}>
        <Text>{t('leaveMeans')}</Text>
        <LogOut />
      </Card>
    </Stack>
  );
}
