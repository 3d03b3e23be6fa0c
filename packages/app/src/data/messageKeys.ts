export type ChatKey = readonly ['listMessages', userId: string, partnerId: string];

export const chatKey = (userId: string, partnerId: string): ChatKey => ['listMessages', userId, partnerId];
