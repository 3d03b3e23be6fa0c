import { fileEndpoint } from './files.ts';
import { PLACEHOLDER_URL } from './media.ts';
import type { StoredFile } from './files.ts';

/** A quiet frame with hills and a sun, in middle tones that show on light and dark grounds alike. */
export const PLACEHOLDER_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">
<title>This picture cannot be shown</title>
<rect x="4" y="4" width="312" height="232" rx="16" fill="#e9e4da" stroke="#6f6a60" stroke-width="4"/>
<circle cx="232" cy="76" r="26" fill="#b9832f"/>
<path d="M28 208 116 104l56 66 36-40 84 78z" fill="#3f7d7a"/>
<path d="m120 216 88-86 84 78v8z" fill="#2f5f5d"/>
</svg>
`;

const bytes = new TextEncoder().encode(PLACEHOLDER_IMAGE);

/** The picture as a file. */
export const placeholderFile: StoredFile = {
  type: 'image/svg+xml',
  size: bytes.byteLength,
  // To be raised with every change of the picture.
  version: 'placeholder-1',
  async *open({ start, end }) {
    yield bytes.subarray(start, end);
  },
};

/** Shown in place of a picture that cannot be loaded. Source: product spec §7. */
export const getPlaceholderMedia = fileEndpoint({
  path: PLACEHOLDER_URL,
  summary: 'The picture that stands in for one that cannot be shown.',
  mediaTypes: ['image/svg+xml'],
  input: {},
});
