export { MediaList, type MediaListProps } from './MediaList.tsx';
export type { MediaItem } from './MediaListItem.tsx';
