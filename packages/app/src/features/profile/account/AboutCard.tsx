import { isDemoAccount } from '@friendbase/contract';
import {
  Avatar,
  Card,
  Heading,
  InlineEdit,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { ownBadge, type Self } from '../../../data/accounts.ts';
import { RoleBadge } from '../../../lib/members/RoleBadge.tsx';
import { memberNotices } from '../../../words/en/memberNotices.ts';
import { profile } from '../../../words/en/profile.ts';
import { ProfileFields } from '../editing/ProfileFields.tsx';
import { useProfileEdit } from '../editing/useProfileEdit.ts';

interface AboutCardProps {
  me: Self;
  /** Change the picture, and what they like. */
  changes: ReactNode;
  /** What they like. */
  likings: ReactNode;
}

/** The member as a person: face, name, words and likings, to read and to change in their place. Source: product spec §2 “Profile”, W31. */
export function AboutCard({ me, changes, likings }: AboutCardProps) {
  const t = useWords(profile);
  const inNotices = useWords(memberNotices);
  const editing = useProfileEdit(me);
  const { displayName, username, bio } = me;
  const words = <Text dir="auto">{bio ?? t('noBio')}</Text>;
  return (
    <Card>
      <Row gap="medium" align="center">
        <Avatar name={displayName} seed={me.id} picture={me.avatarUrl} frame={me.avatarFrame} size="large" />
        <Stack gap="small">
          <Heading level={2}>
            <bdi>{displayName}</bdi>
            <RoleBadge of={{ badge: ownBadge(me) }} />
          </Heading>
          <Text tone="quiet">
            <bdi>@{username}</bdi>
          </Text>
        </Stack>
      </Row>
      {editing.isFixed && <StatusLine tone="info">{t('pausedStays')}</StatusLine>}
      {isDemoAccount(me) && editing.isFixed ? (
        words
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
          {words}
        </InlineEdit>
      )}
      {changes}
      {likings}
    </Card>
  );
}
