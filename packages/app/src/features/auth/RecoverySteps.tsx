import type { RecoveryCard } from '@friendbase/contract';
import {
  Button,
  Heading,
  NextGlyph,
  Stack,
  StatusLine,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useState } from 'react';
import { CardForm } from '../../help/recovery/CardForm.tsx';
import { forgetLink } from '../../help/recovery/link.ts';
import { MailSteps } from '../../help/recovery/MailSteps.tsx';
import { NewPasswordForm } from '../../help/recovery/NewPasswordForm.tsx';
import { ShownCard } from '../../help/recovery/ShownCard.tsx';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { success } from '../../lib/notices/notices.ts';
import { useServices } from '../../lib/page/services.ts';
import { recovery } from '../../words/en/recovery.ts';

interface RecoveryStepsProps {
  /** Of the link that the page was opened by. Without one, who it is has to be proved first. */
  linked: string | undefined;
  by: 'card' | 'mail';
  /** The password is chosen: goes on to log in. */
  onLogIn: (username: string, note: string) => void;
  onBack: () => void;
}

interface Chosen {
  username: string;
  card: RecoveryCard;
}

/** From the proof to the new password, one thing at a time. A card that was used is replaced: the new one is shown before the log in. */
export function RecoverySteps({ linked, by, onLogIn, onBack }: RecoveryStepsProps) {
  const say = useSayWords();
  const { notify } = useServices();
  const [proven, setProven] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const logIn = (username: string) => onLogIn(username, say(messageOf(recovery, 'savedFor', { username })));
  const choose = ({ username, card }: { username: string; card: RecoveryCard | null }) => {
    if (linked !== undefined) forgetLink();
    const notice = success(messageOf(recovery, 'saved'));
    // With a card, the heading that comes says the same.
    notify(card ? { ...notice, isSpoken: false } : notice);
    if (card) setChosen({ username, card });
    else logIn(username);
  };
  const token = linked ?? proven;
  if (chosen) return <NextCard {...chosen} onDone={() => logIn(chosen.username)} />;
  if (token === undefined) {
    const Proof = by === 'mail' ? MailSteps : CardForm;
    return <Proof onProven={setProven} onBack={onBack} />;
  }
  return <NewPasswordForm key={token} token={token} level={3} onChosen={choose} />;
}

/** The card that takes the place of the one that was used. */
function NextCard({ username, card, onDone }: Chosen & { onDone: () => void }) {
  const t = useWords(recovery);
  const heading = useReadInstead<HTMLHeadingElement>();
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('saved')}
      </Heading>
      <StatusLine tone="success">{t('savedFor', { username })}</StatusLine>
      <Text>{t('usedUp')}</Text>
      <ShownCard card={card} username={username} />
      <Button size="large" icon={NextGlyph} onPress={onDone}>
        {t('kept')}
      </Button>
    </Stack>
  );
}
