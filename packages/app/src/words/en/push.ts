import { catalogue } from '@friendbase/ui-kit/words';

/** What a device tells while FriendBase is closed: on the member's own page. */
export const push = catalogue('profile.push', {
  title: 'On this device',
  means:
    'This device can tell you that something is new while FriendBase is closed. What was written stays in FriendBase.',
  asks: 'Your browser asks you after you press. Then choose “Allow”.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  turnOff: 'Turn off for this device',
  turningOff: 'Turning off...',
  isOn: 'This device tells you when something is new.',
  ends: 'It ends when you log out. In quiet hours it says nothing.',
  says: 'What it says',
  who: 'Who wrote',
  whoMeans: 'For example: “Leo wrote to you”. Others may see it on your screen.',
  something: 'Only that something is new',
  somethingMeans: 'It names nobody.',
  unable:
    'This browser cannot do that. On an iPhone or iPad, first add FriendBase to the Home Screen and open it there.',
  absent: 'FriendBase cannot do that now.',
  denied:
    'Your browser does not let us. Open the settings of your browser for this page. Allow “Notifications” there. Then press “Look again”.',
  look: 'Look again',
  looking: 'Looking...',
  unknown: 'We could not look how this device is set.',
  again: 'Try again',
  notSubscribed: 'Your browser did not turn it on. Please try again, and choose “Allow”.',
  pushAddressRefused: 'We cannot send to this browser. Please try another one.',
  pushKeyUnknown: 'This page is too old. Please load it again.',
});
