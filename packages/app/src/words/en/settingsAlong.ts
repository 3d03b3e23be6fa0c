import { catalogue } from '@friendbase/ui-kit/words';

/** Comfort settings that go with a member to other devices. */
export const settingsAlong = catalogue('comfort.along', {
  means: 'Log in on another device, and it looks the same there. Only you can see this.',
  logIn: 'After you log in, you can take your settings along to other devices.',
  ofAccount: 'Only you can see your settings. They go with you to your other devices.',
  isOn: 'Your settings go with you now.',
  isOff: 'Your settings stay on this device now. We have erased them from your account.',
  /** A toast after log in. */
  came: 'Your settings are here',
  cameText: 'They came with you. In comfort settings you can go back to those of this device.',
  /** In the dialog, as long as it is so. */
  cameHere: 'Your settings came with you from another device. Those of this device are kept.',
  backToOwn: 'Use the settings of this device',
  isOwn: 'This device has its own settings again.',
  failed: 'Nothing has changed',
  failedText: 'Please try again.',
  demoAccountStays: 'Everybody uses the demo account. It takes no settings along.',
});
