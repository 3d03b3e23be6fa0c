/** Of friends, messages and the devices that are told of them. */
export const peopleErrors = {
  personNotFound: { status: 404, message: 'We could not find that person.' },
  friendIsSelf: { status: 400, message: 'friendId: please choose a person other than yourself.' },
  friendRequestNotFound: { status: 404, message: 'We could not find that friend request.' },
  onlyAskedAnswers: {
    status: 403,
    message: 'Only the person who was asked can answer this request.',
  },
  answerInstead: {
    status: 403,
    message: 'This request waits for your answer: accept it or decline it.',
  },
  blockedByYou: { status: 409, message: 'You blocked this person. Unblock them first.' },
  /** A request that was accepted before it was taken back. */
  friendsNow: { status: 409, message: 'Your request was accepted. You are friends now.' },
  /** Made up, over, used, taken back, or of somebody who is out of sight: which of them is not told. */
  invitationOver: { status: 404, message: 'This invitation does not work anymore.' },
  ownInvitation: { status: 409, message: 'This is your own invitation. Give it to a person you know.' },
  tooManyInvitations: {
    status: 409,
    message: 'You have 5 invitations that nobody has used yet. Take one back first.',
  },
  messageEmpty: { status: 400, message: 'content: Write a message first.' },
  /** The same to strangers, former friends and blocked ones. */
  friendsOnly: { status: 403, message: 'You can write to each other when you are friends.' },

  /** Not of a push service that is known here. */
  pushAddressRefused: {
    status: 422,
    message: 'We cannot send to this browser. Please try another one.',
  },
  /** Of before the keys were changed, or of another server. */
  pushKeyUnknown: {
    status: 409,
    message: 'This page is too old. Please load it again.',
  },
} as const;
