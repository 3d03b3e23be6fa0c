import { askFor } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const acceptingRequest: Journey = {
  title: 'Accept the request of a person I know',
  async walk({ listener: ann, annIs, cleo, annIsLoggedIn }) {
    await askFor(cleo, annIs);
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.pressUntil('h', 'Friend Requests');
    await ann.pressOn('Accept Cleo Dahl push button');
    await ann.hears('Accepting Cleo Dahl...', 'You are now friends with Cleo Dahl.');
  },
};
