/** Of what FriendBase Bucks are earned by and spent on, and of events. */
export const bucksErrors = {
  notEnoughBucks: {
    status: 409,
    message: ({ priceFbb, balanceFbb }: { priceFbb: number; balanceFbb: number }) =>
      `This takes ${priceFbb} FriendBase Bucks. You have ${balanceFbb}.`,
  },
  tournamentNotFound: { status: 404, message: 'We could not find that tournament.' },
  tournamentJoined: { status: 409, message: 'You are already in this tournament.' },
  tournamentClosed: { status: 409, message: 'You can only join a tournament before it starts.' },
  tournamentFull: { status: 409, message: 'This tournament is full.' },
  tournamentNotJoined: { status: 409, message: 'You can only play in a tournament that you joined.' },
  tournamentNotActive: { status: 409, message: 'This tournament is not going on right now.' },
  tournamentOver: { status: 409, message: 'This tournament is over. It can no longer be called off.' },
  /** Of another game or level, or one that nobody can have played. */
  roundImpossible: { status: 422, message: 'This round does not fit the game of this tournament.' },
  rewardNotFound: { status: 404, message: 'We could not find that reward.' },
  rewardInactive: { status: 409, message: 'This reward is not available right now.' },
  codeNotFound: { status: 404, message: 'We do not know this code. Please look at each sign again.' },
  codeOpens: { status: 409, message: 'This reward opens in the app. Its code is not shown to anybody.' },
  codeUsed: { status: 409, message: 'This code was used already.' },
  clubNotFound: { status: 404, message: 'We could not find that club.' },
  /** Of others too, and of somebody who is no friend anymore. */
  sharedGameNotFound: { status: 404, message: 'We could not find that game.' },
  sharedGameEnded: { status: 409, message: 'This game is over.' },
  notYourTurn: { status: 409, message: 'It is your friend’s turn.' },
  cardNotDown: { status: 409, message: 'Please choose a card that lies face down.' },
  sharedRoundImpossible: { status: 422, message: 'This round does not fit the game of this club.' },
  eventNotFound: { status: 404, message: 'We could not find that event.' },
  calendarNotFound: { status: 404, message: 'There is no calendar at this address.' },
  eventStarted: { status: 409, message: 'This event has started.' },
  eventOver: { status: 409, message: 'This event is over.' },
  /** A time that an event is to be moved to. */
  eventTimePast: { status: 422, message: 'This time has passed.' },
  eventCancelled: { status: 409, message: 'This event does not take place.' },
  planNotFound: { status: 404, message: 'We could not find that plan.' },
  planCancelled: { status: 409, message: 'This was called off. It stays as it is.' },
  planStarted: { status: 409, message: 'This has started. It can no longer be changed.' },
  planTaken: {
    status: 409,
    message: 'Members have joined. The game, the start, the fee, the prize and their places stay.',
  },
  planDearer: { status: 409, message: 'Members save up for this. It can cost less, but not more.' },
  planAboutMoney: { status: 422, message: 'Nothing here is paid with money. Please leave it out.' },
  videoNotFound: { status: 404, message: 'We could not find that video.' },
} as const;
