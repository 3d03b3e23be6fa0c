import { catalogue } from '@friendbase/ui-kit/words';

/** Home in Simple mode. Source: preference P13. */
export const simple = catalogue('simple', {
  tasks: 'What do you want to do?',
  share: 'Share',
  message: 'Message',
  play: 'Play',
  getHelp: 'Get help',
});
