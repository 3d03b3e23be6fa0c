import { useState, useTransition } from 'react';
import { removeMedia } from '../data/uploads.ts';
import type { ChosenFile } from './draftFiles.ts';
import { FilesNotSent } from './filesNotSent.ts';
import type { MediaDraft } from './mediaDraft.ts';

const load = async (memberId: string): Promise<MediaDraft> => {
  const { openPhotoDraft } = await import('./openPhotoDraft.ts');
  return openPhotoDraft(memberId);
};

/** The one photo of their own that a member chooses; what is there of it once it is sent. */
export function useOwnPhoto(memberId: string) {
  const [draft, setDraft] = useState<Promise<MediaDraft>>();
  const [isOpening, startOpening] = useTransition();
  const [file, setFile] = useState<ChosenFile>();
  return {
    draft,
    /** The photo, once one is chosen. */
    file,
    /** What was pressed stays, with its focus, until all of it is there. */
    isOpening,
    open: () => {
      // Not within the update: React calls that again each time it tries to render, and would wait for another draft.
      const opened = draft ?? load(memberId);
      startOpening(() => setDraft(opened));
    },
    onFile: (found: ChosenFile | undefined) => setFile(found),
    /**
     * Sends the photo, and answers its address.
     *
     * @throws FilesNotSent also where it was removed on its way: of none, then
     */
    send: async (): Promise<string> => {
      const [url] = (await (await draft)?.send())?.mediaUrls ?? [];
      if (url === undefined) throw new FilesNotSent({ missing: [], count: 0 });
      return url;
    },
    /** A photo that nothing shows anymore leaves the server. What a post carries stays: it is refused. */
    forget: (url: string | undefined) => void (url !== undefined && removeMedia(url).catch(() => {})),
  };
}

/** What opens the chooser, and hears of what is chosen. */
export type PhotoChoice = Pick<ReturnType<typeof useOwnPhoto>, 'draft' | 'isOpening' | 'open' | 'onFile'>;
