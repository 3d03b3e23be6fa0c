export { announce, ensureAnnouncer, type Politeness } from './announcer.ts';
export { inSentences } from './inSentences.ts';
