// Pictures that only screens loaded on demand show. A component passes one itself, not by a name, so that no other
// page loads it.
export { default as NextGlyph } from 'lucide-react/icons/arrow-right';
export { default as PreviousGlyph } from 'lucide-react/icons/arrow-left';
export { default as PictureGlyph } from 'lucide-react/icons/image';
export { default as AddPictureGlyph } from 'lucide-react/icons/image-plus';
export { default as EditGlyph } from 'lucide-react/icons/pencil';
export { default as ZoomInGlyph } from 'lucide-react/icons/zoom-in';
export { default as ZoomOutGlyph } from 'lucide-react/icons/zoom-out';
