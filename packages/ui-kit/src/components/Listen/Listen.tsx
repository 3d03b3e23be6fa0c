import { lazy, Suspense, type RefObject } from 'react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import './Listen.css';

export interface ListenProps {
  /** What is read, as part of the button's name: “Leo Okafor's post”. Not shown on it. */
  subject: string;
  /** The part of the page that is read. */
  part: RefObject<HTMLElement | null>;
  /** Whether words to press are read as well: where they are the choice to be made. @default false */
  hasControls?: boolean | undefined;
}

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
