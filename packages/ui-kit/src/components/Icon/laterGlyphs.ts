// Pictures that only screens loaded on demand show. A component passes one itself, not by a name, so that no other
// page loads it.
export { default as PreviousGlyph } from 'lucide-react/icons/arrow-left';
export { default as NextGlyph } from 'lucide-react/icons/arrow-right';
export { default as AchievementGlyph } from 'lucide-react/icons/award';
export { default as FeelingGlyph } from 'lucide-react/icons/cloud-sun';
export { default as CopyGlyph } from 'lucide-react/icons/copy';
export { default as GratefulGlyph } from 'lucide-react/icons/flower-2';
export { default as EveryoneGlyph } from 'lucide-react/icons/globe';
export { default as HelpingGlyph } from 'lucide-react/icons/hand-helping';
export { default as PictureGlyph } from 'lucide-react/icons/image';
export { default as AddPictureGlyph } from 'lucide-react/icons/image-plus';
export { default as CommentGlyph } from 'lucide-react/icons/message-square-text';
export { default as MinusGlyph } from 'lucide-react/icons/minus';
export { default as EditGlyph } from 'lucide-react/icons/pencil';
export { default as PhoneGlyph } from 'lucide-react/icons/phone';
export { default as PlusGlyph } from 'lucide-react/icons/plus';
export { default as QuoteGlyph } from 'lucide-react/icons/quote';
export { default as RestartGlyph } from 'lucide-react/icons/rotate-ccw';
export { default as SearchGlyph } from 'lucide-react/icons/search';
export { default as SettingsGlyph } from 'lucide-react/icons/settings';
export { default as TrashGlyph } from 'lucide-react/icons/trash-2';
export { default as ZoomInGlyph } from 'lucide-react/icons/zoom-in';
export { default as ZoomOutGlyph } from 'lucide-react/icons/zoom-out';
