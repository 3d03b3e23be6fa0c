/** Rows by table. */
export type Rows = Record<string, Record<string, unknown>[]>;

const AT = '2024-06-01T08:00:00.000Z';

const user = (name: string) => ({
  id: `${name}-id`,
  username: name,
  usernameKey: name,
  usernameSkeleton: name,
  email: `${name}@example.com`,
  emailKey: `${name}@example.com`,
  displayName: `${name} 🌻`,
  bio: name === 'ann' ? 'I like tea.' : null,
  passwordHash: '!',
  challengeType: 'caregiver',
  role: name === 'cleo' ? 'moderator' : 'member',
  friendbaseBucks: 40,
  createdAt: AT,
});

const friendship = (userId: string, friendId: string, status: string, blockedBy: string | null) => ({
  id: `${userId}-${friendId}`,
  userId,
  friendId,
  lowId: userId,
  highId: friendId,
  status,
  blockedBy,
});

const conversation = (memberId: string, partnerId: string) => ({
  memberId,
  partnerId,
  lastMessageId: 'message',
  lastAt: AT,
});

const picture = (state: 'ready' | 'waiting') => ({
  id: `${state}-picture`,
  ownerId: 'ann-id',
  state,
  description: 'Hills 🌻',
  createdAt: AT,
  ...(state === 'ready'
    ? { kind: 'image', byteSize: 700, mimeType: 'image/png', width: 320, height: 240 }
    : { kind: null, byteSize: null, mimeType: null, width: null, height: null }),
});

const openCase = (id: string, list: string) => ({
  id,
  list,
  subjectKind: 'post',
  subjectId: 'public-post',
  ownerId: 'ann-id',
  content: 'Hello',
  reasons: '{"mean":1,"money":0,"bodies":0,"scary":0,"other":0}',
  signals: '[]',
  urgency: 1,
  place: `8~${AT}~${id}`,
  openedAt: AT,
  version: 0,
});

/**
 * What a filled database of each version holds: a step that makes a table puts rows into it here, as they are after that
 * step. Rows of a step that was released are never changed: they stand for what members have.
 */
export const EXAMPLE_ROWS: Readonly<Record<string, Rows>> = {
  '0001_members_and_sessions': {
    users: [user('ann'), user('ben'), user('cleo')],
    sessions: [
      {
        tokenHash: 'hash',
        userId: 'ann-id',
        createdAt: AT,
        expiresAt: '2024-07-01T08:00:00.000Z',
        lastUsedAt: AT,
      },
    ],
  },
  '0002_friendships': {
    friendships: [
      friendship('ann-id', 'ben-id', 'accepted', null),
      friendship('ann-id', 'cleo-id', 'blocked', 'friend'),
      friendship('ben-id', 'cleo-id', 'pending', null),
    ],
  },
  '0003_posts_likes_and_comments': {
    posts: (['public', 'friends'] as const).map((privacy) => ({
      id: `${privacy}-post`,
      authorId: 'ann-id',
      content: 'Hello\n🌻',
      privacy,
      template: privacy === 'public' ? 'grateful' : null,
      createdAt: AT,
      ...(privacy === 'friends' ? { deletedAt: AT, deletedBy: 'cleo-id' } : {}),
    })),
    likes: [{ postId: 'public-post', userId: 'ben-id' }],
    comments: [
      { id: 'comment', postId: 'public-post', authorId: 'ben-id', content: 'Well done!', createdAt: AT },
    ],
  },
  '0004_media': {
    media: [picture('ready'), picture('waiting')],
    postMedia: [{ postId: 'public-post', place: 0, mediaId: 'ready-picture', description: 'Hills' }],
    users: [{ ...user('dora'), avatarMediaId: 'ready-picture' }],
  },
  '0005_messages': {
    messages: [
      {
        id: 'message',
        lowId: 'ann-id',
        highId: 'ben-id',
        senderId: 'ben-id',
        receiverId: 'ann-id',
        content: 'Hello Ann',
        createdAt: AT,
      },
    ],
    conversations: [conversation('ann-id', 'ben-id'), conversation('ben-id', 'ann-id')],
  },
  '0006_tournaments_and_rewards': {
    tournaments: [
      {
        id: 'cup',
        name: 'Cup',
        gameName: 'Memory Match',
        description: 'A friendly round.',
        status: 'upcoming',
        prizePool: 100,
        entryFee: 10,
        participantCount: 1,
        maxParticipants: 8,
        startDate: AT,
      },
    ],
    tournamentEntries: [{ tournamentId: 'cup', userId: 'ann-id', createdAt: AT }],
    rewards: [
      { id: 'treat', name: 'Treat', description: 'A joy.', category: 'Wellness', cost: 15, isActive: true },
      {
        id: '10000000-0000-4000-8000-000000000004',
        name: 'Rain Sound',
        description: 'Soft rain.',
        category: 'Wellness',
        cost: 75,
        isActive: true,
      },
    ],
    redemptions: [
      {
        id: 'redemption',
        userId: 'ann-id',
        rewardId: 'treat',
        name: 'Treat',
        cost: 15,
        redemptionCode: 'FB-1',
        createdAt: AT,
      },
      {
        id: 'rain-redemption',
        userId: 'ann-id',
        rewardId: '10000000-0000-4000-8000-000000000004',
        name: 'Rain Sound',
        cost: 75,
        redemptionCode: 'FB-2',
        createdAt: AT,
      },
    ],
    videoRewards: [{ userId: 'ann-id', videoId: 'rain', day: '2024-06-01' }],
  },
  '0007_limits_and_idempotency': {
    requestLimits: [{ key: 'hash', tries: 2, endsAtMs: 1_717_228_800_000 }],
    idempotencyKeys: [
      { keyHash: 'key', callHash: 'call', userId: 'ann-id', status: 201, answer: '{}', createdAt: AT },
      { keyHash: 'refused', callHash: 'call', userId: null, status: 409, answer: '{}', createdAt: AT },
    ],
  },
  '0008_demo_versions': { demoVersions: [{ version: 2 }] },
  '0009_drawn_people': { users: [{ ...user('finn'), drawnPerson: 'leo' }] },
  '0010_asked_at': { friendships: [{ ...friendship('ann-id', 'finn-id', 'pending', null), askedAt: AT }] },
  '0011_default_privacy': { users: [{ ...user('gwen'), defaultPrivacy: 'public' }] },
  '0012_uploads': {
    media: [
      {
        ...picture('waiting'),
        id: 'coming-picture',
        widths: '[]',
        uploadTokenHash: 'hash',
        uploadExpiresAt: AT,
        arrival: 'first',
      },
      {
        ...picture('ready'),
        id: 'film',
        kind: 'video',
        widths: '[]',
        fileKey: 'media/film/original-1',
        posterId: 'ready-picture',
      },
      { ...picture('waiting'), id: 'page', state: 'failed', failure: 'notPictureOrVideo', widths: '[]' },
      { ...picture('ready'), id: 'wide-picture', widths: '[320,640]' },
    ],
  },
  '0013_moderation': {
    users: [{ ...user('hugo'), pausedUntil: '2024-06-08T08:00:00.000Z', closedAt: AT }],
    media: [{ ...picture('ready'), id: 'hidden-picture', widths: '[]', deletedAt: AT, deletedBy: 'cleo-id' }],
    moderationCases: [openCase('case', 'reports'), openCase('looked-again', 'appeals')],
    reports: [
      {
        id: 'report',
        caseId: 'case',
        reporterId: 'ben-id',
        subjectKind: 'post',
        subjectId: 'public-post',
        reason: 'mean',
        words: 'This hurts 🌻',
        state: 'waiting',
        createdAt: AT,
      },
    ],
    moderationDecisions: [
      {
        id: 'decision',
        caseId: 'case',
        ownerId: 'ann-id',
        moderatorId: 'cleo-id',
        action: 'hide',
        rule: 'beKind',
        subjectKind: 'post',
        subjectId: 'public-post',
        excerpt: 'Hello',
        createdAt: AT,
        toldAt: AT,
      },
    ],
    appeals: [{ id: 'looked-again', decisionId: 'decision', words: '', createdAt: AT }],
    moderationRecord: [
      { id: 'line', moderatorId: 'cleo-id', act: 'looked', caseId: 'case', details: '{}', createdAt: AT },
    ],
  },
  '0014_appeal_tokens': {
    appealTokens: [{ tokenHash: 'hash', decisionId: 'decision', expiresAt: AT }],
  },
  '0017_media_arrivals': {
    mediaArrivals: [
      {
        id: 'part',
        mediaId: 'waiting-picture',
        ownerId: 'ann-id',
        partNumber: 2,
        byteSize: 700,
        etag: 'etag',
        seenAt: AT,
      },
      {
        id: 'coming',
        mediaId: 'waiting-picture',
        ownerId: 'ann-id',
        partNumber: null,
        byteSize: 52_428_800,
        etag: null,
        seenAt: AT,
      },
    ],
  },
  '0019_live_events': {
    livePlaces: [{ memberId: 'ann-id', last: 3 }],
    liveEvents: [
      { memberId: 'ann-id', place: 3, name: 'like', data: '{"postId":"public-post"}', createdAt: AT },
    ],
  },
  '0020_notifications': {
    notifications: [
      {
        memberId: 'ann-id',
        id: 'like-public-post',
        kind: 'like',
        thingId: 'public-post',
        actorId: 'ben-id',
        createdAt: AT,
        seenAt: null,
      },
    ],
    notificationSettings: [
      {
        memberId: 'ann-id',
        unwanted: '["like"]',
        isFriendsOnly: false,
        quietFrom: 1320,
        quietUntil: 420,
        quietZone: 'UTC',
      },
    ],
  },
  '0021_push': {
    pushSubscriptions: [
      {
        id: 'browser',
        tokenHash: 'hash',
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/browser',
        p256dh: 'B',
        auth: 'a',
        publicKey: 'B',
        tells: 'who',
        newSince: AT,
        newestAt: AT,
        dueAt: AT,
        tries: 1,
        restUntil: null,
      },
    ],
  },
  '0022_read_state': {
    users: [{ ...user('iris'), isReadShown: true, isTypingShown: true }],
    messageReads: [{ memberId: 'ann-id', partnerId: 'ben-id', messageId: 'message', sentAt: AT }],
  },
  '0023_message_keys': {
    messages: [
      {
        id: 'keyed-message',
        lowId: 'ann-id',
        highId: 'ben-id',
        senderId: 'ann-id',
        receiverId: 'ben-id',
        content: 'Hello Ben',
        createdAt: AT,
        idempotencyKey: '8e03978e40d543e8bc936894a57f9324',
      },
    ],
  },
  '0024_reactions': {
    reactions: [{ postId: 'public-post', userId: 'ben-id', feeling: 'hug' }],
  },
  '0025_taken_settings': {
    takenSettings: [{ memberId: 'ann-id', settings: '{"textSize":130}' }],
  },
  '0030_passkeys': {
    passkeys: [
      {
        id: 'passkey',
        memberId: 'ann-id',
        credentialId: 'credential',
        name: 'My phone',
        publicKey: 'key',
        createdAt: AT,
      },
    ],
    passkeyChallenges: [{ challenge: 'challenge', purpose: 'make', memberId: 'ann-id', createdAt: AT }],
    passkeyOffers: [{ memberId: 'ben-id', declinedAt: AT }],
  },
  '0026_recovery': {
    recoveryCards: [{ memberId: 'ann-id', secretHash: '!', madeAt: AT }],
    recoveries: [{ memberId: 'ann-id', tokenHash: 'hash', way: 'card', createdAt: AT }],
  },
  '0027_challenge_taken_back': { users: [{ ...user('jack'), challengeType: null }] },
  '0028_mails': {
    users: [{ ...user('kate'), emailConfirmedAt: AT }],
    mails: [
      {
        id: 'mail',
        about: 'recovery',
        address: 'ann@example.com',
        memberId: null,
        ticketHash: 'hash',
        messageId: 'message',
        createdAt: AT,
        dueAt: AT,
        tries: 1,
      },
    ],
    emailConfirmations: [
      { memberId: 'ann-id', tokenHash: 'hash', emailKey: 'ann@example.com', expiresAt: AT },
    ],
  },
  '0029_recovery_by_mail': {
    recoveries: [
      {
        memberId: 'ben-id',
        tokenHash: 'mailed',
        way: 'mail',
        createdAt: AT,
        ticketHash: 'ticket',
        codeHash: 'code',
        tries: 3,
      },
    ],
  },
  '0031_devices': {
    memberDevices: [{ memberId: 'ann-id', deviceHash: 'device', madeAt: AT, usedAt: AT }],
  },
  '0032_picture_logins': {
    pictureLogins: [
      {
        id: 'face',
        memberId: 'ann-id',
        deviceHash: 'device',
        keyHash: 'key',
        secretHash: '!',
        madeAt: AT,
        triesInRow: 1,
        triesInAll: 2,
      },
    ],
  },
  '0033_exports': {
    exports: [
      {
        id: 'export',
        memberId: 'ann-id',
        state: 'ready',
        askedAt: AT,
        dueAt: null,
        tries: 1,
        fileKey: 'exports/export/1',
        byteSize: 700,
        expiresAt: AT,
      },
    ],
  },
  '0034_leavings': {
    leavings: [
      {
        memberId: 'hugo-id',
        askedAt: AT,
        state: 'left',
        days: 3,
        countedAt: AT,
        taken: '{"likes":["public-post"]}',
        tokenHash: 'hash',
        tokenUntil: AT,
        passes: 0,
        leaseUntil: null,
      },
    ],
    heldNames: [{ nameHash: 'hash', until: AT }],
  },
  '0035_letters': {
    letters: [
      {
        id: 'letter',
        memberId: 'ann-id',
        topic: 'worried',
        words: 'Is anybody there?',
        place: `6~${AT}~letter`,
        createdAt: AT,
        answer: 'Yes',
        answeredAt: AT,
        answeredBy: 'ben-id',
      },
    ],
  },
  '0036_keys_of_posts_and_comments': {
    posts: [
      {
        id: 'keyed-post',
        authorId: 'ann-id',
        content: 'Hello',
        privacy: 'public',
        template: null,
        createdAt: AT,
        idempotencyKey: '8e03978e40d543e8bc936894a57f9324',
      },
    ],
    comments: [
      {
        id: 'keyed-comment',
        postId: 'keyed-post',
        authorId: 'ben-id',
        content: 'Hello Ann',
        createdAt: AT,
        idempotencyKey: '8e03978e40d543e8bc936894a57f9325',
      },
    ],
  },
  '0037_tournament_rounds': {
    tournaments: [
      {
        id: 'played-cup',
        name: 'Cup',
        gameName: 'Memory Match',
        description: 'A friendly round.',
        status: 'upcoming',
        prizePool: 100,
        entryFee: 10,
        participantCount: 1,
        maxParticipants: 8,
        startDate: AT,
        stars: 7,
        outcome: 'reached',
        shareFbb: 100,
        settledAt: AT,
      },
    ],
    tournamentEntries: [{ tournamentId: 'played-cup', userId: 'ann-id', createdAt: AT, paidFbb: 100 }],
    tournamentDays: [
      { tournamentId: 'played-cup', userId: 'ann-id', day: '2024-06-01', rounds: 3, stars: 7 },
    ],
  },
  '0038_reward_contents': {
    users: [{ ...user('wendy'), avatarFrame: 'golden' }],
    rewards: [
      {
        id: 'kind-word',
        name: 'A kind word',
        description: 'A joy.',
        category: 'Wellness',
        cost: 15,
        isActive: true,
        delivers: '{"kind":"text","text":"Well done"}',
      },
    ],
  },
  '0039_events': {
    events: [
      {
        id: 'party',
        example: null,
        title: 'Party',
        description: 'Music and cake.',
        place: 'Hall',
        address: '1 Mill Lane',
        landmark: 'A blue door.',
        goodToKnow: 'Soft lights.',
        type: 'dance',
        picture: 'party',
        zone: 'America/New_York',
        startsAt: AT,
        endsAt: '2099-01-01T00:00:00.000Z',
        status: 'planned',
        changes: 1,
        changedAt: AT,
      },
    ],
    eventGoers: [{ eventId: 'party', userId: 'ann-id', createdAt: AT, reminded: 1 }],
  },
  '0040_calendars': { calendars: [{ memberId: 'ann-id', secretHash: 'hash', madeAt: AT }] },
  '0041_organizers': { users: [{ ...user('olga'), role: 'organizer' }] },
  '0042_plans': {
    plans: [
      {
        id: 'plan',
        organizerId: 'olga-id',
        state: 'draft',
        draft: '{"title":"Cup"}',
        createdAt: AT,
        changedAt: AT,
      },
    ],
    tournaments: [
      {
        id: 'easy-cup',
        name: 'Cup of the community',
        easyName: 'Cup for all',
        gameName: 'Memory Match',
        description: 'A friendly round.',
        easyDescription: 'We play.',
        status: 'upcoming',
        prizePool: 100,
        entryFee: 10,
        participantCount: 0,
        maxParticipants: 8,
        startDate: AT,
        settledAt: AT,
      },
    ],
  },
  '0043_club_members': {
    clubMembers: [{ clubId: 'memoryMatch', userId: 'ann-id', createdAt: AT }],
    clubExamples: [{ clubId: 'memoryMatch', memberCount: 1240 }],
  },
  '0047_invitations': {
    invitations: [{ id: 'invitation', memberId: 'ann-id', keyHash: 'hash', madeAt: AT }],
  },
  '0049_shared_games': {
    sharedGames: [
      {
        id: 'shared-game',
        lowId: 'ann-id',
        highId: 'ben-id',
        club: 'speedThinking',
        messageId: 'message',
        board: '{"deck":[0,0],"found":[],"open":[],"turnOf":"ben-id"}',
        createdAt: AT,
      },
    ],
  },
  '0048_likings': {
    likings: [
      { memberId: 'ann-id', liking: 'dogs' },
      { memberId: 'ann-id', liking: 'tea' },
    ],
  },
  '0050_rewards_of_organizers': {
    rewards: [
      {
        id: 'cake',
        name: 'A piece of cake',
        easyName: 'Cake',
        description: 'Baked by Ruth.',
        easyDescription: 'Ruth makes it.',
        category: 'Food & Drink',
        cost: 20,
        isActive: true,
        delivers: '{"kind":"code","shownTo":"Ruth"}',
      },
    ],
    redemptions: [
      {
        id: 'cake-redemption',
        userId: 'ann-id',
        rewardId: 'cake',
        name: 'A piece of cake',
        easyName: 'Cake',
        cost: 20,
        redemptionCode: 'FB-0000-0000-00CA',
        delivers: '{"kind":"code","shownTo":"Ruth"}',
        createdAt: AT,
        usedAt: AT,
      },
    ],
  },
  '0052_plan_photos': {
    planPhotos: [
      {
        planId: 'plan',
        purpose: 'card',
        place: 0,
        mediaId: 'ready-picture',
        description: 'A long table in a garden',
      },
    ],
  },
  '0051_first_told': {
    notifications: [
      {
        memberId: 'ann-id',
        id: 'security-newDevice__',
        kind: 'security',
        thingId: 'newDevice__',
        actorId: null,
        createdAt: AT,
        firstAt: AT,
        seenAt: null,
      },
    ],
  },
};
