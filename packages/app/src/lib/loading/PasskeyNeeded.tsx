import { Callout, Link, Text, useWords } from '@friendbase/ui-kit';
import { PASSKEYS_HREF } from '../page/searchValues.ts';
import { passkeyNeeded } from '../../words/en/passkeys.ts';

/** In place of what a role is for, in a session that began with a password: why, and the way on. */
export function PasskeyNeeded() {
  const t = useWords(passkeyNeeded);
  return (
    <Callout title={t('title')} titleLevel={2} icon="shield" tone="info">
      <Text>{t('text')}</Text>
      <Text>{t('make')}</Text>
      <Text>
        <Link href={PASSKEYS_HREF}>{t('toPasskeys')}</Link>
      </Text>
    </Callout>
  );
}
