import type { Media } from './MediaTile.tsx';

/** A picture without a file: what stories and tests show. */
const drawn = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 64 48">${shapes}</svg>`,
  )}`;

export const BEACH = drawn(
  '<path fill="skyblue" d="M0 0h64v30H0z"/><circle fill="gold" cx="50" cy="10" r="6"/>' +
    '<path fill="teal" d="M0 24h64v10H0z"/><path fill="wheat" d="M0 34q32-8 64 0v14H0z"/>',
);
const DUCK = drawn(
  '<path fill="lightcyan" d="M0 0h64v48H0z"/><path fill="steelblue" d="M0 32h64v16H0z"/>' +
    '<path fill="gold" d="M18 34q-6-12 8-12h12q0-12 8-12t8 8l8 2-8 3q0 12-12 13Z"/>',
);
const CAKE = drawn(
  '<path fill="mistyrose" d="M0 0h64v48H0z"/><path fill="chocolate" d="M14 24h36v16H14z"/>' +
    '<path fill="pink" d="M14 20h36v8q-6 6-12 0-6 6-12 0-6 6-12 0z"/><path fill="tomato" d="M31 8h2v12h-2z"/>',
);
export const BROKEN = 'data:image/png;base64,AAAA';

const picture = (id: string, src: string, description: string): Media => ({
  id,
  kind: 'picture',
  src,
  description,
  size: { width: 640, height: 480 },
});

export const beach = picture('beach', BEACH, 'A beach with a bright sun');
export const song: Media = {
  ...picture('song', 'data:video/mp4;base64,AAAA', 'Sam sings a song'),
  kind: 'video',
};
export const gone = picture('gone', BROKEN, 'the art club');
const duck = picture('duck', DUCK, 'A yellow duck on a pond');
const cake = picture('cake', CAKE, 'A birthday cake with one candle');
export const media: readonly Media[] = [beach, duck, cake, song, gone];
