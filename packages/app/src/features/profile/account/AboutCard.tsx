import { isDemoAccount } from '@friendbase/contract';
import {
  Avatar,
  Badge,
  Card,
  DescriptionList,
  Heading,
  InlineEdit,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import type { Self } from '../../../data/accounts.ts';
import { RoleBadge } from '../../../lib/RoleBadge.tsx';
import { memberNotices } from '../../../words/en/memberNotices.ts';
import { profile } from '../../../words/en/profile.ts';
import { ProfileFields } from '../editing/ProfileFields.tsx';
import { useProfileEdit } from '../editing/useProfileEdit.ts';

interface AboutCardProps {
  me: Self;
  /** Changes the picture, beside it. */
  picture: ReactNode;
}

/** Who the member is, to read and to change in its place. Source: product spec §2 “Profile”, W31. */
export function AboutCard({ me, picture }: AboutCardProps) {
  const t = useWords(profile);
  const inNotices = useWords(memberNotices);
  const editing = useProfileEdit(me);
  const { displayName, username, email, bio } = me;
  const facts = (
    <DescriptionList
      items={[
        { term: t('email'), details: <bdi>{email}</bdi> },
        { term: t('bio'), details: <Text>{bio ?? t('noBio')}</Text> },
        { term: t('status'), details: <Badge tone="success">{t('active')}</Badge> },
      ]}
    />
  );
  return (
    <Card>
      <Row gap="medium" align="center">
        <Avatar name={displayName} seed={me.id} picture={me.avatarUrl} size="large" />
        <Stack gap="small">
          <Heading level={2}>
            <bdi>{displayName}</bdi>
            <RoleBadge of={me.isModerator ? { badge: 'moderator' } : undefined} />
          </Heading>
          <Text tone="quiet">
            <bdi>@{username}</bdi>
          </Text>
        </Stack>
      </Row>
      {picture}
      {editing.isFixed && <StatusLine tone="info">{t('pausedStays')}</StatusLine>}
      {isDemoAccount(me) && editing.isFixed ? (
        facts
      ) : (
        <InlineEdit
          label={t('edit')}
          fields={<ProfileFields me={me} editing={editing} />}
          isEditing={editing.isEditing}
          isChanged={editing.isChanged}
          isSaving={editing.form.isBusy}
          onEdit={editing.edit}
          onSave={editing.form.submit}
          onCancel={editing.cancel}
          saved={editing.outcome && (editing.outcome === 'undone' ? t('undone') : inNotices(editing.outcome))}
          undo={editing.undo}
          failure={editing.failure}
        >
          {facts}
        </InlineEdit>
      )}
    </Card>
  );
}
