export { Icon, type IconName, type IconProps, type IconSource } from './Icon.tsx';
export * from './laterGlyphs.ts';
