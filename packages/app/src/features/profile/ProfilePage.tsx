import { Avatar, Card, EmptyState, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useMe } from '../../session/useMe.ts';
import { profile } from '../../words/en/profile.ts';
import { LogOut } from './LogOut.tsx';

/** Who is logged in, and the way out. Editing is not there yet, and the page says so. */
export function ProfilePage() {
  const t = useWords(profile);
  const me = useMe();
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      {me && (
        <Card>
          <Row gap="medium" align="center">
            <Avatar name={me.displayName} seed={me.id} picture={me.avatarUrl} size="large" />
            <Stack gap="small">
              <Heading level={2}>
                <bdi>{me.displayName}</bdi>
              </Heading>
              <Text tone="quiet">
                <bdi>@{me.username}</bdi>
              </Text>
            </Stack>
          </Row>
          <LogOut />
        </Card>
      )}
      <EmptyState title={t('beingBuilt')} illustration="being-built" />
    </Stack>
  );
}
