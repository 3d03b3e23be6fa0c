import { lazy, Suspense } from 'react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import type { ListenProps } from './ListenButton.tsx';
import './Listen.css';

const ListenButton = lazy(() =>
  import('./ListenButton.tsx').then(
    (module) => ({ default: module.ListenButton }),
    () => ({ default: NotLoaded }),
  ),
);

/**
 * Reads a part of the page aloud, for members who asked for it. For all others nothing is there and nothing is loaded.
 * Source: preference P10.
 */
export function Listen(props: ListenProps) {
  const isReadAloud = usePreferences(({ readAloud }) => readAloud);
  if (!isReadAloud) return null;
  return (
    <Suspense fallback={<span className="fb-Listen" />}>
      <ListenButton {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  const t = useWords(controls);
  return <span>{t('listenNotLoaded')}</span>;
}
