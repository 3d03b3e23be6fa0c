import { catalogue } from '../catalogue.ts';

/** Friend requests. */
export const requests = catalogue('kit.requests', {
  accept: 'Accept',
  acceptName: ({ name }: { name: string }) => `Accept ${name}`,
  accepting: ({ name }: { name: string }) => `Accepting ${name}...`,
  declining: ({ name }: { name: string }) => `Declining ${name}...`,
  decline: 'Decline',
  declineName: ({ name }: { name: string }) => `Decline ${name}`,
  declineQuestion: ({ name }: { name: string }) => `Decline ${name}?`,
  keep: 'Keep the request',
  allAnswered: 'You have answered every request.',
});
