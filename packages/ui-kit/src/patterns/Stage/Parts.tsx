import { Button } from 'react-aria-components/Button';
import { play } from '../../words/en/play.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import './Stage.css';

export interface StagePart {
  id: string;
  title: string;
}

interface PartsProps {
  parts: readonly StagePart[];
  currentId: string | undefined;
  onSelect: ((id: string) => void) | undefined;
}

/** The parts in their order; a press goes to one. The current one is told by a bar, weight and `aria-current`. */
export function Parts({ parts, currentId, onSelect }: PartsProps) {
  const t = useWords(play);
  return (
    <ol aria-label={t('parts')} className="fb-Stage-parts">
      {parts.map(({ id, title }) => (
        <li key={id} className="fb-Stage-part">
          <Button
            {...(id === currentId && { 'aria-current': 'step' })}
            onPress={() => onSelect?.(id)}
            className="fb-Stage-partButton"
          >
            <span className="fb-Stage-partTitle">{title}</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
