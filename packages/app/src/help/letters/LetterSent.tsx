import { announce, Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { letters } from '../../words/en/letters.ts';

/** What happens next. The heading takes the focus, and the rest is said as well: see `ReportSent`. */
export function LetterSent({ onClose }: { onClose: () => void }) {
  const t = useWords(letters);
  const heading = useReadInstead<HTMLHeadingElement>();
  const next = t('where');
  useEffect(() => announce(next), [next]);
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('sentTitle')}
      </Heading>
      <Text>{next}</Text>
      <Row>
        <Button icon="check" onPress={onClose}>
          {t('done')}
        </Button>
      </Row>
    </Stack>
  );
}
