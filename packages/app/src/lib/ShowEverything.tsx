import { announce, Button, usePreferences, useWords } from '@friendbase/ui-kit';
import { use } from 'react';
import { simple } from '../words/en/simple.ts';
import { isReduced, ShowAllContext } from './shown.ts';

/** The way back from Simple mode, on every screen for as long as anything is left out. Source: COGA pattern 4.9.3. */
export function ShowEverything() {
  const t = useWords(simple);
  const { isAllShown, setIsAllShown } = use(ShowAllContext);
  if (!isReduced(usePreferences())) return null;
  const change = () => {
    setIsAllShown(!isAllShown);
    announce(t(isAllShown ? 'lessShown' : 'allShown'));
  };
  return (
    <Button tone="quiet" icon={isAllShown ? 'eyeOff' : 'eye'} onPress={change}>
      {t(isAllShown ? 'showLess' : 'showAll')}
    </Button>
  );
}
