import { Button, Callout, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { comfort as words, settings } from '../words/en/comfort.ts';
import { useChanges } from './changes.tsx';

/**
 * What was set earlier today, by the member or by a helper at their device. It stays while the settings are open, also
 * when it is undone: nothing goes away under the finger. Source: conflict X52.
 */
export function ChangedToday() {
  const t = useWords(words);
  const nameOf = useWords(settings);
  const { editor, make } = useChanges();
  const [changed] = useState(editor.changedToday);
  if (changed.length === 0) return null;
  return (
    <Callout title={t('changedToday')} titleLevel={3} icon="info">
      <Text>{changed.map((name) => nameOf(name)).join(', ')}</Text>
      <Button
        tone="quiet"
        icon="undo"
        onPress={() => make(editor.undoToday, { done: t('todayUndone'), undone: t('todayAgain') })}
      >
        {t('undoToday')}
      </Button>
    </Callout>
  );
}
