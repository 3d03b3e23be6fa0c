export { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';
