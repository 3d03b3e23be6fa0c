import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { Button } from '../Button/index.ts';
import { PictureFrame } from '../PictureFrame/index.ts';
import { TextField } from '../TextField/index.ts';
import './MediaList.css';
import { TrashGlyph } from '../Icon/laterGlyphs.ts';

/** A file that was added and is not shared yet. */
export interface MediaItem {
  id: string;
  /** The file's name: “beach.jpg”. */
  name: string;
  /** Where its picture is to be had on this device. Missing for a video, or while it is made. */
  preview: string | undefined;
  /** What the member says is in it. */
  description: string;
  /** What stands below it, such as how far it has been sent. */
  below?: ReactNode;
}

interface MediaListItemProps {
  item: MediaItem;
  descriptionMax: number | undefined;
  onDescribe: ((description: string) => void) | undefined;
  onRemove: () => void;
}

/** One file: its picture, a field to describe it, and Remove. */
export function MediaListItem({ item, descriptionMax, onDescribe, onRemove }: MediaListItemProps) {
  const t = useWords(media);
  const { id, name, preview, description, below } = item;
  return (
    <li className="fb-MediaList-item" data-item={id}>
      <div className="fb-MediaList-picture">
        <PictureFrame
          src={preview}
          description={description === '' ? name : description}
          shape="square"
          missingText={t('noPreview', { name })}
        />
      </div>
      <div className="fb-MediaList-words">
        {onDescribe ? (
          <TextField
            label={t('describe', { name })}
            description={t('describeHelp')}
            need="optional"
            value={description}
            onChange={onDescribe}
            {...(descriptionMax !== undefined && { maxLength: descriptionMax })}
          />
        ) : (
          <span>{name}</span>
        )}
        {below}
        <Button
          tone="quiet"
          icon={TrashGlyph}
          aria-label={t('removeName', { name })}
          data-remove
          onPress={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
