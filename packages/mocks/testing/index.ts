export { FakeStorage } from './fakeStorage.ts';
export { FEW_POSTS, sendShortPages, withShortPages } from './shortPages.ts';
