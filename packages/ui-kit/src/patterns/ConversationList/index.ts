export { ConversationList, type ConversationListProps } from './ConversationList.tsx';
export type { Conversation } from './ConversationOption.tsx';
