/** What a case loads when a picture is opened. */
export { PictureViewer } from '@friendbase/ui-kit';
