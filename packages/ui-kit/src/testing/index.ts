// For the tests of an app of ours.
export { forgetAnnouncements } from '../components/Announcer/announcer.ts';
export { createVoice } from '../components/Listen/fixture.tsx';
export { ReaderContext } from '../speech/reader.ts';
export * from './hearLiveRegions.ts';
export * from './hearLiveRegions.ts';
