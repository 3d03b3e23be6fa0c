import { DEMO_ACCOUNT } from '@friendbase/contract';
import { announce, Button, Callout, Text } from '@friendbase/ui-kit';
import { useServices } from '../../lib/services.ts';
import { DEMO_HINT } from './content.ts';

interface DemoHintProps {
  onUse: (account: { username: string; password: string }) => void;
}

/** The demo account, where it exists: nobody has to retype it. Source: product spec §2, owner's `DEMO_DATA`. */
export function DemoHint({ onUse }: DemoHintProps) {
  const { isDemoOffered } = useServices();
  if (!isDemoOffered) return null;
  const use = () => {
    onUse({ ...DEMO_ACCOUNT });
    announce(DEMO_HINT.filled);
  };
  return (
    <Callout title={DEMO_HINT.title} titleLevel={2} icon="user" tone="welcome">
      <Text>{DEMO_HINT.text}</Text>
      <Text>
        {DEMO_HINT.username}: <strong>{DEMO_ACCOUNT.username}</strong>
      </Text>
      <Text>
        {DEMO_HINT.password}: <strong>{DEMO_ACCOUNT.password}</strong>
      </Text>
      <Button tone="quiet" icon="user" onPress={use}>
        {DEMO_HINT.use}
      </Button>
    </Callout>
  );
}
