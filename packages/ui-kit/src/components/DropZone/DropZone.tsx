import { useId, type RefObject } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { Button } from '../Button/Button.tsx';
import { AddPictureGlyph, CameraGlyph } from '../Icon/laterGlyphs.ts';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { useAddFiles, type AddFilesProps } from './useAddFiles.ts';
import './DropZone.css';

export interface DropZoneProps extends AddFilesProps {
  /** What the place is for. @default 'Add pictures or videos' */
  label?: string | undefined;
  /** The limits, as sentences: “Up to 5 files. Each can have 50 MB.” */
  description: string;
  /** What the chooser offers: `image/*`. */
  acceptedTypes: readonly string[];
  /** Offers the camera too, on devices that are touched: those have one. @default false */
  takesPhotos?: boolean | undefined;
  /** The button “Choose files”, for the focus to go back to. */
  chooseRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/**
 * Takes files: by “Choose files”, by paste, or dropped. Nothing needs a drag. React Aria's zone brings an unseen button
 * that can be pasted to; here it has a name that says so. Its own way to paste is not used, because it leaves out
 * pictures that are no files yet, such as one copied from a page. The limits describe “Choose files” alone, which is in the group: of both,
 * they would be heard twice. Source: W8.
 */
export function DropZone(props: DropZoneProps) {
  const { label, description, acceptedTypes, takesPhotos } = props;
  const { count, max, rejectionOf, nameOf, onAdd, chooseRef } = props;
  const t = useWords(media);
  const id = useId();
  const { refused, add, addDropped, addPasted } = useAddFiles({ count, max, rejectionOf, nameOf, onAdd });
  return (
    <div role="group" aria-labelledby={`${id}-label`} onPasteCapture={addPasted} className="fb-DropZone">
      <AriaDropZone
        aria-label={t('paste')}
        onDrop={({ items }) => void addDropped(items)}
        className="fb-DropZone-place"
      >
        <p id={`${id}-label`} className="fb-DropZone-label">
          {label ?? t('add')}
        </p>
        <p id={`${id}-limits`} className="fb-DropZone-hint">
          {description}
        </p>
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button
            tone="quiet"
            icon={AddPictureGlyph}
            aria-describedby={`${id}-limits`}
            {...(chooseRef && { ref: chooseRef })}
          >
            {t('choose')}
          </Button>
        </FileTrigger>
        {takesPhotos && (
          <div className="fb-DropZone-camera">
            <FileTrigger
              acceptedFileTypes={['image/*']}
              defaultCamera="environment"
              onSelect={(files) => add([...(files ?? [])])}
            >
              <Button tone="quiet" icon={CameraGlyph}>
                {t('takePhoto')}
              </Button>
            </FileTrigger>
          </div>
        )}
        <p className="fb-DropZone-hint">{t('orDrop')}</p>
      </AriaDropZone>
      {refused.map(({ name, reason }, at) => (
        <StatusLine key={at} tone="danger">
          {t('refused', { name, reason })}
        </StatusLine>
      ))}
    </div>
  );
}
