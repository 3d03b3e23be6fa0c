export { MediaTile, type Media, type MediaTileProps } from './MediaTile.tsx';
