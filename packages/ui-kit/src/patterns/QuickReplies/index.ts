export { QuickReplies, type QuickRepliesProps } from './QuickReplies.tsx';
