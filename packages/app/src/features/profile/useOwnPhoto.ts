import { useState, useTransition } from 'react';
import { removeMedia } from '../../data/uploads.ts';
import type { MediaDraft } from '../../uploads/mediaDraft.ts';

const open = async (memberId: string): Promise<MediaDraft> => {
  const { openPhotoDraft } = await import('../../uploads/openPhotoDraft.ts');
  return openPhotoDraft(memberId);
};

/** The photo a member chooses as their picture; what is there of it once it is sent. */
export function useOwnPhoto(memberId: string) {
  const [photo, setPhoto] = useState<Promise<MediaDraft>>();
  const [isOpening, startOpening] = useTransition();
  const [isChosen, setIsChosen] = useState(false);
  return {
    photo,
    isChosen,
    /** What was pressed stays, with its focus, until all of it is there. */
    isOpening,
    choose: () => startOpening(() => setPhoto((before) => before ?? open(memberId))),
    onChosen: setIsChosen,
    /** Sends the photo, and answers its address; `otherwise` where none was chosen. */
    send: async (otherwise: string | null): Promise<string | null> => {
      const sent = isChosen ? await (await photo)?.send() : undefined;
      return sent?.mediaUrls[0] ?? otherwise;
    },
    /** A photo that nothing shows any more leaves the server. What a post carries stays: it is refused. */
    forget: (url: string | undefined) => void (url !== undefined && removeMedia(url).catch(() => {})),
  };
}
