import type { Invitation } from '@friendbase/contract';
import {
  Button,
  CardList,
  CardListItem,
  focusForReading,
  Heading,
  Row,
  Stack,
  Text,
  useRemovalFocus,
  useWords,
} from '@friendbase/ui-kit';
import { useRef, useState } from 'react';
import type { Act } from '../../../lib/acts/useAct.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { invitations as words } from '../../../words/en/invitations.ts';

interface WaitingLinksProps {
  invitations: readonly Invitation[];
  end: Act<string>;
}

/** The links that nobody has used yet, each with the way to take it back. After the last one the heading stays, with the focus. */
export function WaitingLinks({ invitations, end }: WaitingLinksProps) {
  const t = useWords(words);
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = invitations.map(({ id }) => id);
  const removal = useRemovalFocus(ids, () => heading.current && focusForReading(heading.current));
  const [hadSome, setHadSome] = useState(ids.length > 0);
  if (!hadSome && ids.length > 0) setHadSome(true);
  if (!hadSome) return null;
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('waiting')}
      </Heading>
      {ids.length === 0 && <Text>{t('noneWaits')}</Text>}
      <div {...removal}>
        <CardList label={t('waiting')}>
          {invitations.map(({ id, madeAt, endsAt }) => {
            const made = dates.moment(madeAt);
            return (
              <CardListItem key={id} itemId={id}>
                <Stack gap="small">
                  <Text>{t('since', { made, ends: dates.moment(endsAt) })}</Text>
                  <Row>
                    <Button
                      tone="quiet"
                      icon="undo"
                      subject={made}
                      isPending={end.isBusy && end.input === id}
                      pendingLabel={t('ending')}
                      onPress={() => end.press(id)}
                    >
                      {t('end')}
                    </Button>
                  </Row>
                </Stack>
              </CardListItem>
            );
          })}
        </CardList>
      </div>
    </Stack>
  );
}
