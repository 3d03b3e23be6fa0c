import * as z from 'zod/mini';
import { filled, line } from './text.ts';
import type { UploadRules } from './uploads.ts';
import type { InputProblem } from './wrongInput.ts';

export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** `waiting` for its file, `processing` what arrived, `ready` to be shown, or `failed`: it was no picture or video. */
export const MEDIA_STATES = ['waiting', 'processing', 'ready', 'failed'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

/** A picture or video as backends store it. What nobody knows before its file is checked is null until then. */
export interface Media {
  id: string;
  ownerId: string;
  kind: MediaKind | null;
  state: MediaState;
  byteSize: number | null;
  mimeType: string | null;
  /** In pixels. */
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** The picture that stands for a video until it plays. */
  posterId?: string | null | undefined;
  /** What it shows, for a post that does not say. */
  description: string;
  createdAt: string;
}

/** Which files members can share; what one really is, its bytes alone say. Source: product spec §9. */
export const UPLOAD_RULES = {
  types: ['image/*', 'video/*'],
  maxBytes: 52_428_800,
  files: 5,
} as const satisfies UploadRules & { files: number };

/** In how many pixels of width a picture can be asked for. */
export const MEDIA_WIDTHS = [320, 640, 1280, 2048] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

const FOLDER = '/api/media/';

/** The one address of a picture or video, by its id. Another site would learn who looks at it. */
export const MediaUrl = z
  .string()
  .check(z.regex(/^\/api\/media\/[\w-]{1,64}$/, 'foreignMedia' satisfies InputProblem));

/** How long the description of a picture is at most, in characters. */
export const MOST_DESCRIPTION = 300;

/** A picture that says what it shows. */
export const DescribedPicture = z.object({
  url: MediaUrl,
  description: filled(line(MOST_DESCRIPTION)),
});
export type DescribedPicture = z.infer<typeof DescribedPicture>;

/** What stands in for a file that cannot be shown. Source: product spec §7. */
export const PLACEHOLDER_URL = '/api/placeholder-media';

export const mediaUrl = (id: string): string => `${FOLDER}${id}`;

/** The id in a `MediaUrl`. */
export const mediaIdIn = (url: string): string => url.slice(FOLDER.length);

/** The address of a picture, or of a video's poster, that is at most this wide. */
export const pictureUrl = (url: string, width: MediaWidth): string => `${url}?width=${width}`;

/** A picture or video as it is told with a post: enough to keep its place before it is there. */
export const PostMedia = z.object({
  url: MediaUrl,
  kind: z.enum(MEDIA_KINDS),
  /** In pixels, where it is known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** Whether a video has a picture that stands for it. */
  hasPoster: z.boolean(),
});
export type PostMedia = z.infer<typeof PostMedia>;

type Shown = Pick<Media, 'id' | 'kind' | 'width' | 'height' | 'durationMs' | 'posterId'>;

/** What is told of a picture or video that is ready. */
export const postMedia = ({ id, kind, width, height, durationMs, posterId = null }: Shown): PostMedia => ({
  url: mediaUrl(id),
  kind: kind ?? 'image',
  width,
  height,
  durationMs,
  hasPoster: posterId !== null,
});
