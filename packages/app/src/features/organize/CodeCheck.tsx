import {
  Button,
  Form,
  Heading,
  PreviousGlyph,
  Row,
  Stack,
  StatusLine,
  TextField,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { codeCheck } from '../../words/en/codeCheck.ts';
import { FoundCode } from './FoundCode.tsx';
import { useCodeCheck } from './useCodeCheck.ts';

const MOST_CHARACTERS = 100;

/** Where a code is typed that a member shows, from a screen or a paper. */
export function CodeCheck({ onClose }: { onClose: () => void }) {
  const t = useWords(codeCheck);
  const heading = useReadInstead<HTMLHeadingElement>();
  const [code, setCode] = useState('');
  const { look, mark, found, press } = useCodeCheck();
  return (
    <Stack>
      <Heading level={2} ref={heading}>
        {t('title')}
      </Heading>
      <Row>
        <Button tone="plain" icon={PreviousGlyph} onPress={onClose}>
          {t('back')}
        </Button>
      </Row>
      <Form onSubmit={() => press(code)} aria-label={t('title')}>
        <Stack>
          <TextField
            label={t('code')}
            description={t('codeMeans')}
            value={code}
            onChange={setCode}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
          />
          <Row>
            <Button type="submit" icon="check" isPending={look.isBusy} pendingLabel={t('looking')}>
              {t('look')}
            </Button>
          </Row>
        </Stack>
      </Form>
      {look.failure !== undefined && <StatusLine tone="danger">{look.failure}</StatusLine>}
      {found && <FoundCode key={found.code} found={found} mark={mark} />}
    </Stack>
  );
}
