import { Avatar, Card, EmptyState, Heading, Row, Stack, Text } from '@friendbase/ui-kit';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { useMe } from '../../session/useMe.ts';
import { PROFILE } from './content.ts';
import { LogOut } from './LogOut.tsx';

/** Who is logged in, and the way out. Editing is not there yet, and the page says so. */
export function ProfilePage() {
  const me = useMe();
  return (
    <Stack gap="large">
      <PageHeading title={PROFILE.title} purpose={PROFILE.purpose} />
      {me && (
        <Card>
          <Row gap="medium" align="center">
            <Avatar name={me.displayName} seed={me.id} size="large" />
            <Stack gap="small">
              <Heading level={2}>{me.displayName}</Heading>
              <Text tone="quiet">@{me.username}</Text>
            </Stack>
          </Row>
          <LogOut />
        </Card>
      )}
      <EmptyState title={PROFILE.beingBuilt} illustration="beingBuilt" />
    </Stack>
  );
}
