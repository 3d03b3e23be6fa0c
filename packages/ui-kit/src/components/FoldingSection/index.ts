export { FoldingSection, type FoldingSectionProps, type SectionPicture } from './FoldingSection.tsx';
