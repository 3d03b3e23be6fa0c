import { Avatar, Card, EmptyState, Heading, Row, Stack, Text } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { meQuery } from '../../session/queries.ts';
import { PROFILE } from './content.ts';
import { LogOut } from './LogOut.tsx';

/** Who is logged in, and the way out. Editing is not there yet, and the page says so. */
export function ProfilePage() {
  const me = useQuery({ ...meQuery, enabled: false }).data;
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
