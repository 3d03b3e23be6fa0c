import { catalogue } from '@friendbase/ui-kit/words';

/** The list behind the bell, which keeps what the toasts said. */
export const notifications = catalogue('notifications', {
  title: 'Notifications',
  /** What the toasts said. */
  told: 'Answers to what you did',
  hideTold: 'Hide the answers to what you did',
  list: 'Answers to what you did, newest first',
  clear: 'Clear all',
  askClear: 'Clear all notifications?',
  askClearEffect: 'The list will be empty. This cannot be undone.',
  keep: 'Keep them',
});
