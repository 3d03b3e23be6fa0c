import { translationOf } from '@friendbase/ui-kit/words';
import type { push as reference } from '../en/push.ts';

export const push = translationOf<typeof reference>()('en', {
  means: 'This device can tell you when something is new. It never shows what others wrote.',
  asks: 'Press the button. Then your browser asks you. Choose “Allow”.',
  turnOn: 'Turn it on',
  turnOff: 'Turn it off',
  ends: 'It stops when you log out. It is quiet when the bell is quiet.',
  whoMeans: 'It says: “Leo wrote to you”. People near you may see it.',
  somethingMeans: 'It says no name.',
  unable: 'This browser cannot do that. On an iPhone or iPad, first put FriendBase on the Home Screen.',
  denied:
    'Your browser says no. Open the settings of your browser. Allow “Notifications”. Then press “Look again”.',
  notSubscribed: 'Your browser did not turn it on. Please try again. Choose “Allow”.',
});
