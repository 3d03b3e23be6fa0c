/** Every catalogue of the app: what variants are held against, and what tests read. No screen imports it. */
export * from './auth.ts';
export * from './beingBuilt.ts';
export * from './comfort.ts';
export * from './comfortValues.ts';
export * from './demo.ts';
export * from './firstHtml.ts';
export * from './help.ts';
export * from './home.ts';
export * from './memberRefusals.ts';
export * from './notices.ts';
export * from './page.ts';
export * from './pages.ts';
export * from './profile.ts';
export * from './refusals.ts';
export * from './signUp.ts';
export * from './simple.ts';
