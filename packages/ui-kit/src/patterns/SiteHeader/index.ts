export type { ComfortEntry } from './ComfortButton.tsx';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
