export { FakeStorage } from './fakeStorage.ts';
export { FEW_POSTS, sendFewPosts, withFewPosts } from './fewPosts.ts';
