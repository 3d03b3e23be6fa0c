import { catalogue } from '../catalogue.ts';

/** Reading aloud. */
export const speech = catalogue('kit.speech', {
  pause: 'Pause',
  goOn: 'Go on',
  bar: 'Reading aloud',
  reading: ({ subject }: { subject: string }) => `Reading: ${subject}`,
  pausedAt: ({ subject }: { subject: string }) => `Paused: ${subject}`,
  noVoice: ({ language }: { language: string }) =>
    `This device has no voice for ${language}. You can add one in the settings of your device.`,
  noStart: 'The voice did not start. Please try again.',
});
