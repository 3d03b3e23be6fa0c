import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { Button } from '../../components/Button/Button.tsx';
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import './MediaList.css';
import { TrashGlyph } from '../../components/Icon/laterGlyphs.ts';

/** A file that was added and is not shared yet. */
export interface MediaItem {
  id: string;
  /** The file's name: “beach.jpg”. */
  name: string;
  /** Where a small picture of it is to be had on this device. Missing while it is made, and where there is none. */
  preview: string | undefined;
  /** No small picture comes anymore: of a video, or because it could not be made. @default false */
  hasNoPreview?: boolean | undefined;
  /** It has its own Cancel, below: there is no Remove beside it. @default false */
  isOnItsWay?: boolean | undefined;
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

/** One file: its picture, a field to describe it, and what takes it out: Remove, or Cancel while it is on its way. */
export function MediaListItem({ item, descriptionMax, onDescribe, onRemove }: MediaListItemProps) {
  const t = useWords(media);
  const { id, name, preview, hasNoPreview = false, isOnItsWay = false, description, below } = item;
  return (
    <li className="fb-MediaList-item" data-item={id}>
      <div className="fb-MediaList-picture">
        <PictureFrame
          src={preview}
          description={description === '' ? name : description}
          shape="square"
          isAwaited={preview === undefined && !hasNoPreview}
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
        {!isOnItsWay && (
          <Button
            tone="quiet"
            icon={TrashGlyph}
            aria-label={t('removeName', { name })}
            data-takes-out
            onPress={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
