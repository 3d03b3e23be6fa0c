import type { Journey } from '../walk.ts';
import { acceptingRequest } from './acceptingRequest.ts';
import { aboutMe, letter, signingUp } from './account.ts';
import { arrivals } from './arrivals.ts';
import { comfort } from './comfort.ts';
import { events } from './events.ts';
import { findingPeople, suggestion } from './findingPeople.ts';
import { invitation, invited } from './invitation.ts';
import { memory, numbers, sums, words } from './games.ts';
import { leaving } from './leaving.ts';
import { loggingIn } from './loggingIn.ts';
import { mail } from './mail.ts';
import { messages } from './messages.ts';
import { organizing, organizingEvent, organizingStory, organizingTournament } from './organizing.ts';
import { passkey } from './passkey.ts';
import { pictures } from './pictures.ts';
import { posts } from './posts.ts';
import { recoveryCard } from './recoveryCard.ts';
import { report } from './report.ts';
import { sharedGame } from './sharedGame.ts';
import { sharingPicture } from './sharingPicture.ts';
import { reward, tournament } from './spending.ts';
import { story } from './story.ts';
import { notMe } from './notMe.ts';
import { operatorLink } from './operatorLink.ts';
import { likings, whoFindsMe } from './ownProfile.ts';
import { clubMembers, tournamentRound } from './together.ts';

/** In the order in which they are walked. */
export const JOURNEYS: ReadonlyMap<string, Journey> = new Map([
  ['signing-up', signingUp],
  ['logging-in', loggingIn],
  ['pictures', pictures],
  ['passkey', passkey],
  ['posts', posts],
  ['sharing-picture', sharingPicture],
  ['accepting-request', acceptingRequest],
  ['messages', messages],
  ['arrivals', arrivals],
  ['comfort', comfort],
  ['about-me', aboutMe],
  ['letter', letter],
  ['leaving', leaving],
  ['recovery-card', recoveryCard],
  ['mail', mail],
  ['operator-link', operatorLink],
  ['not-me', notMe],
  ['math-game', sums],
  ['word-game', words],
  ['numbers-game', numbers],
  ['memory-game', memory],
  ['tournament', tournament],
  ['reward', reward],
  ['events', events],
  ['invitation', invitation],
  ['invited', invited],
  ['finding-people', findingPeople],
  ['suggestion', suggestion],
  ['likings', likings],
  ['who-finds-me', whoFindsMe],
  ['club-members', clubMembers],
  ['tournament-round', tournamentRound],
  ['organizing', organizing],
  ['organizing-tournament', organizingTournament],
  ['organizing-event', organizingEvent],
  ['organizing-story', organizingStory],
  ['shared-game', sharedGame],
  ['story', story],
  ['report', report],
]);
