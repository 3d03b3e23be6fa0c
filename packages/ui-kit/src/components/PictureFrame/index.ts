export { PictureFrame, type PictureFrameProps } from './PictureFrame.tsx';
