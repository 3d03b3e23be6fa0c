import { useRef, type RefObject } from 'react';
import { useRemovalFocus } from '../../focus/useRemovalFocus.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { Button } from '../../components/Button/Button.tsx';
import { MediaListItem } from './MediaListItem.tsx';
import { useRemoved, type RemovableProps } from './useRemoved.ts';
import './MediaList.css';

export interface MediaListProps extends RemovableProps {
  /** How many characters a description can have. */
  descriptionMax?: number | undefined;
  /** Left out where nobody has to know what is in them. */
  onDescribe?: ((id: string, description: string) => void) | undefined;
  /** Where the focus goes when nothing follows the removed one: “Choose files”. */
  chooseRef: RefObject<HTMLElement | null>;
}

/** The pictures and videos of a post that is being written. What is removed can be brought back. Source: W9. */
export function MediaList(props: MediaListProps) {
  const { items, max, descriptionMax, onDescribe, onRemove, onRestore, chooseRef } = props;
  const t = useWords(media);
  const list = useRef<HTMLUListElement>(null);
  const focusRemove = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] [data-takes-out]`)?.focus();
  const focusHandlers = useRemovalFocus(
    items.map(({ id }) => id),
    (next) => (next === undefined ? chooseRef.current?.focus() : focusRemove(next)),
  );
  const { removed, remove, restore } = useRemoved({ items, max, onRemove, onRestore, focusRemove });
  return (
    <div className="fb-MediaList">
      <ul ref={list} aria-label={t('yourMedia')} className="fb-MediaList-items" {...focusHandlers}>
        {items.map((item) => (
          <MediaListItem
            key={item.id}
            item={item}
            descriptionMax={descriptionMax}
            onDescribe={onDescribe && ((description) => onDescribe(item.id, description))}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      {removed && (
        <div className="fb-MediaList-removed">
          <span>{t('removed', { name: removed.name })}</span>
          <Button tone="plain" icon="undo" subject={removed.name} onPress={restore}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
