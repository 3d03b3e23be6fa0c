export { FakeStorage } from './fakeStorage.ts';
export { sendFewPosts, withFewPosts } from './fewPosts.ts';
