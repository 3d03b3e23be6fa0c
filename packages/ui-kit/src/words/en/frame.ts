import { catalogue } from '../catalogue.ts';

/** What stands around every page. */
export const frame = catalogue('kit.frame', {
  help: 'Help',
  mainMenu: 'Main menu',
  more: 'More',
  /** `what`: a page with how much waits there. */
  moreWaits: ({ what }: { what: string }) => `More: ${what}`,
  listen: 'Listen',
  stop: 'Stop',
  comfort: 'Comfort settings',
  notifications: 'Notifications',
  newNotifications: ({ count }: { count: number }, f) => `Notifications, ${f.number(count)} new`,
  you: 'You',
});
