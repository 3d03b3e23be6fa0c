import { ComposerChoices, type ComposerChoicesProps } from './ComposerChoices.tsx';
import { PostMedia } from '../feed/PostMedia.tsx';
import { ShareActions, type ShareActionsProps } from './ShareActions.tsx';
import type { PostMediaProps } from '../picker/PostPicker.tsx';

export interface ComposerPartsProps extends ComposerChoicesProps, ShareActionsProps {
  media: PostMediaProps;
  /** The pictures of each post start over. */
  mediaKey: number;
}

/** What the composer has below its field, once the member comes to it. */
export function ComposerParts({ media, mediaKey, state, ...choices }: ComposerPartsProps) {
  return (
    <>
      <ComposerChoices {...choices} />
      <PostMedia key={mediaKey} {...media} />
      <ShareActions state={state} send={choices.send} />
    </>
  );
}
