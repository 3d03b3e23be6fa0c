// For the tests of an app of ours.
export { forgetAnnouncements } from '../components/Announcer/announcer.ts';
export * from './hearLiveRegions.ts';
export * from './hearLiveRegions.ts';
