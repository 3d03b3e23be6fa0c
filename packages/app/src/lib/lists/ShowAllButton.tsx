import { announce, Button, useWords } from '@friendbase/ui-kit';
import { use } from 'react';
import { simple } from '../../words/en/simple.ts';
import { ShowAllContext } from './shown.tsx';

/** All with one press, and less with another. Its words say which, so it has no pressed state. */
export function ShowAllButton() {
  const t = useWords(simple);
  const { isAllShown, setIsAllShown } = use(ShowAllContext);
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
