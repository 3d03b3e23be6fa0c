/** What Home loads when it is opened. */
export { PictureViewer } from '@friendbase/ui-kit';
export { ReportPicture } from './feed/ReportPicture.tsx';
