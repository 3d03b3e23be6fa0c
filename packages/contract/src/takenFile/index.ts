export * from './lists.ts';
export * from './page.ts';
