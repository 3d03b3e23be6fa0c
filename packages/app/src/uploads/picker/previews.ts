import { thumbnailOf } from '../sending/thumbnail.ts';
import { hasThumbnail, LONE_THUMBNAIL_WIDTH, THUMBNAIL_WIDTH } from '../sending/thumbnailSize.ts';

/** The small picture of a file, or why there is none; neither while it is made. */
interface Preview {
  preview: string | undefined;
  noPreview: 'notDrawn' | 'failed' | undefined;
}

const none = (noPreview: Preview['noPreview']): Preview => ({ preview: undefined, noPreview });

/** The previews of chosen files, by the file's id. `onChange` is called when one has been made, or could not be. */
export function openPreviews(onChange: () => void) {
  const made = new Map<string, Preview>();
  const release = (id: string) => URL.revokeObjectURL(made.get(id)?.preview ?? '');
  const draw = async (id: string, file: File, width: number) => {
    const found = await thumbnailOf(file, width).then(
      (picture): Preview => ({ preview: URL.createObjectURL(picture), noPreview: undefined }),
      () => none('failed'),
    );
    // It was taken out meanwhile.
    if (!made.has(id)) return URL.revokeObjectURL(found.preview ?? '');
    release(id);
    made.set(id, found);
    onChange();
  };
  return {
    /** What is not known here has lost its bytes: nothing is left to be drawn. */
    of: (id: string): Preview => made.get(id) ?? none('notDrawn'),
    /** @param isAlone it is the only file, and is shown larger */
    make: (id: string, file: File, isAlone: boolean): void => {
      const isDrawn = hasThumbnail(file.type);
      made.set(id, none(isDrawn ? undefined : 'notDrawn'));
      if (isDrawn) void draw(id, file, isAlone ? LONE_THUMBNAIL_WIDTH : THUMBNAIL_WIDTH);
    },
    forget: (id: string): void => {
      release(id);
      made.delete(id);
    },
  };
}
