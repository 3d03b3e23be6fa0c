export { announce, ensureAnnouncer, type Politeness } from './announcer.ts';
