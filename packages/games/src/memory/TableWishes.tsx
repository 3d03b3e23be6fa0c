import { announce, Button, RadioGroup, Row, Stack, useWords } from '@friendbase/ui-kit';
import { memory } from '../words/en/memory.ts';
import type { TableChoices } from './persisted.ts';
import { FREE_SETS, isPictureSet } from './pictures/names.ts';

interface TableWishesProps {
  choices: TableChoices;
  onChange: (change: Partial<TableChoices>) => void;
}

/** Which pictures are on the cards, and where Tab stops. Always there: neither loses anything of a game. */
export function TableWishes({ choices, onChange }: TableWishesProps) {
  const t = useWords(memory);
  const isEach = choices.tabStops === 'each';
  // A button, because Enter is all that some switches have; it does not turn the kit's switch on.
  const changeTabStops = () => {
    onChange({ tabStops: isEach ? 'one' : 'each' });
    announce(t(isEach ? 'tabsToBoard' : 'tabsToCards'));
  };
  return (
    <Stack>
      <RadioGroup
        variant="chips"
        label={t('set')}
        value={choices.set}
        onChange={(set) => isPictureSet(set) && onChange({ set })}
        options={[...FREE_SETS, ...choices.won].map((value) => ({ value, label: t(value) }))}
      />
      <Row>
        <Button tone="quiet" onPress={changeTabStops}>
          {t(isEach ? 'tabToBoard' : 'tabToCards')}
        </Button>
      </Row>
    </Stack>
  );
}
