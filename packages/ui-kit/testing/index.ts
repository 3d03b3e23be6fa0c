// For the tests of an app of ours.
export { forgetAnnouncements } from '../src/components/Announcer/announcer.ts';
export { createVoice } from '../src/components/Listen/fixture.tsx';
export { ReaderContext } from '../src/speech/reader.ts';
export * from './hearLiveRegions.ts';
export * from './hearLiveRegions.ts';
