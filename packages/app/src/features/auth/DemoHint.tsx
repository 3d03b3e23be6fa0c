import { DEMO_ACCOUNT } from '@friendbase/contract';
import { announce, Button, Callout, Text, useWords } from '@friendbase/ui-kit';
import { useServices } from '../../lib/page/services.ts';
import { demoHint } from '../../words/en/auth.ts';

interface DemoHintProps {
  onUse: (account: { username: string; password: string }) => void;
}

/** The demo account, where it exists: nobody has to retype it. Source: product spec §2, owner's `DEMO_DATA`. */
export function DemoHint({ onUse }: DemoHintProps) {
  const t = useWords(demoHint);
  const { isDemoOffered } = useServices();
  if (!isDemoOffered) return null;
  const use = () => {
    onUse({ ...DEMO_ACCOUNT });
    announce(t('filled'));
  };
  return (
    <Callout title={t('title')} titleLevel={2} icon="user" tone="welcome">
      <Text>{t('text')}</Text>
      <Text>
        {t('username')}: <strong>{DEMO_ACCOUNT.username}</strong>
      </Text>
      <Text>
        {t('password')}: <strong>{DEMO_ACCOUNT.password}</strong>
      </Text>
      <Button tone="quiet" icon="user" onPress={use}>
        {t('use')}
      </Button>
    </Callout>
  );
}
