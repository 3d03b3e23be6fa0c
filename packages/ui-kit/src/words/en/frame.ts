import { catalogue } from '../catalogue.ts';

/** What stands around every page. */
export const frame = catalogue('kit.frame', {
  help: 'Help',
  mainMenu: 'Main menu',
  menu: 'Menu',
  more: 'More',
  comfort: 'Comfort settings',
  notifications: 'Notifications',
  newNotifications: ({ count }: { count: number }, f) => `Notifications, ${f.number(count)} new`,
  you: 'You',
});
