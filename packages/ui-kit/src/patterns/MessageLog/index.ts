export { MessageLog, type MessageLogProps } from './MessageLog.tsx';
export type { ChatMessage } from './MessageLine.tsx';
