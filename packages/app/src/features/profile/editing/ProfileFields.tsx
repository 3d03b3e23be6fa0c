import { isDemoAccount, type User } from '@friendbase/contract';
import { Stack, StatusLine, TextArea, useWords } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { DisplayNameField, EmailField, PasswordField } from '../../../lib/forms/AccountFields.tsx';
import { DraftStatus } from '../../../lib/forms/DraftStatus.tsx';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { profile } from '../../../words/en/profile.ts';
import type { useProfileEdit } from './useProfileEdit.ts';

// With the words of passkeys: few members change their address.
const EmailByPasskey = lazy(() =>
  import('./EmailByPasskey.tsx').then((module) => ({ default: module.EmailByPasskey })),
);

interface ProfileFieldsProps {
  me: User;
  editing: ReturnType<typeof useProfileEdit>;
}

/** What the member tells about themselves, as fields. The password is asked for with another email address. */
export function ProfileFields({ me, editing }: ProfileFieldsProps) {
  const t = useWords(profile);
  const { form, isRestored, isTakingBack, isPasswordAsked, isFixed } = editing;
  return (
    <Stack>
      {isRestored && <StatusLine tone="info">{t('restored')}</StatusLine>}
      {isTakingBack && <StatusLine tone="info">{t('takingBack')}</StatusLine>}
      {isDemoAccount(me) ? (
        <StatusLine tone="info">{t('demoStays')}</StatusLine>
      ) : (
        <>
          {!isFixed && (
            <DisplayNameField
              {...form.field('displayName')}
              label={t('displayName')}
              description={t('displayNameHint')}
            />
          )}
          <EmailField {...form.field('email')} label={t('email')} description={t('emailHint')} icon="mail" />
          {isPasswordAsked && (
            <>
              <PasswordField
                {...form.field('currentPassword')}
                label={t('currentPassword')}
                description={t('currentPasswordHint')}
              />
              {/* The password is there without it. */}
              <OnDemand>
                <EmailByPasskey onShown={editing.saveByPasskey} />
              </OnDemand>
            </>
          )}
        </>
      )}
      {!isFixed && (
        <TextArea
          {...form.field('bio')}
          label={t('bio')}
          description={t('bioHint')}
          need="optional"
          rows={3}
        />
      )}
      <DraftStatus owner={me.id} />
    </Stack>
  );
}
