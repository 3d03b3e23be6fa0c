import type { DemoMail } from '@friendbase/mocks';
import { Button, Card, KitRouterProvider, Link, Outcome, Stack, Text, useWords } from '@friendbase/ui-kit';
import { demoMail } from '../words/en/demoMail.ts';

interface MailListProps {
  /** Oldest first. */
  mails: readonly DemoMail[];
  /** How often was looked: what came of it is said each time. */
  looks: number;
  onLook: () => void;
}

/** The mails of the demo, the newest first. A link in one reloads the page, as from a mail. */
export function MailList({ mails, looks, onLook }: MailListProps) {
  const t = useWords(demoMail);
  return (
    <Stack>
      <Text>{t('purpose')}</Text>
      <Outcome key={looks}>{t('count', { count: mails.length })}</Outcome>
      <Button tone="quiet" icon="mail" onPress={onLook}>
        {t('again')}
      </Button>
      {/* A link begins with a full page load. */}
      <KitRouterProvider navigate={(href) => window.location.assign(href)}>
        {mails.toReversed().map((mail) => (
          <Card key={mail.id} title={mail.subject}>
            <Text>{t('to', { address: mail.address })}</Text>
            {mail.text.split('\n\n').map((part, at) => (
              <Text key={at}>
                {/^https?:\S+$/.test(part.trim()) ? <Link href={hereOf(part)}>{t('link')}</Link> : part}
              </Text>
            ))}
          </Card>
        ))}
      </KitRouterProvider>
    </Stack>
  );
}

/** Without the origin: the demo may be stored under one and opened under another. */
const hereOf = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};
