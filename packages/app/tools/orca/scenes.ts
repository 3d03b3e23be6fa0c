const PASSWORD = 'quiet lake morning';

interface Member {
  id: string;
  username: string;
  displayName: string;
  cookie: string;
}

/** Two friends, and a third who is a stranger. */
interface Meeting {
  origin: string;
  ann: Member;
  ben: Member;
  cleo: Member;
  /** A post of Ann's. */
  postId: string;
  /** Ann has asked Cleo. */
  requestId: string;
}

export interface Scene {
  title: string;
  /** Until Ann's page stands. */
  opening: readonly string[];
  /** What is done, in the words of the transcript, and as a step. */
  steps: readonly { does: string; step: string }[];
  /** What is wrong with what was said in each step. */
  check: (said: readonly string[]) => string | undefined;
}

async function ask(origin: string, method: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { made: (await answer.json()) as { id: string }, cookie: answer.headers.getSetCookie()[0] ?? '' };
}

async function signUp(origin: string, displayName: string): Promise<Member> {
  const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const { made, cookie } = await ask(origin, 'POST', '/api/auth/register', {
    username,
    email: `${username}@example.com`,
    displayName,
    password: PASSWORD,
    challengeType: 'cognitive',
  });
  return { id: made.id, username, displayName, cookie: cookie.split(';')[0] ?? '' };
}

/** Makes the people of a scene, whom nobody else knows. */
export async function meet(origin: string): Promise<Meeting> {
  const ann = await signUp(origin, 'Ann Berg');
  const ben = await signUp(origin, 'Ben Clark');
  const cleo = await signUp(origin, 'Cleo Dahl');
  const asks = async (friend: Member) =>
    (await ask(origin, 'POST', '/api/friendships', { userId: ann.id, friendId: friend.id }, ann.cookie)).made
      .id;
  await ask(origin, 'PATCH', `/api/friendships/${await asks(ben)}`, { status: 'accepted' }, ben.cookie);
  const post = { authorId: ann.id, content: 'Look up at the sky.', privacy: 'friends' };
  const { made } = await ask(origin, 'POST', '/api/posts', post, ann.cookie);
  return { origin, ann, ben, cleo, postId: made.id, requestId: await asks(cleo) };
}

/** Somebody does it without a page. */
const call = ({ origin }: Meeting, { cookie }: Member, method: string, path: string, body: object): string =>
  `run:curl -sf -o /dev/null -X ${method} -H 'content-type: application/json' -b '${cookie}' -d '${JSON.stringify(body)}' ${origin}${path}`;

const write = (all: Meeting, content: string): string =>
  call(all, all.ben, 'POST', '/api/messages', { senderId: all.ben.id, receiverId: all.ann.id, content });

/** Ann logs in, and opens a page. */
const open = ({ origin, ann: { username } }: Meeting, path: string): string[] => [
  `eval:void fetch('/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:'${JSON.stringify({ username, password: PASSWORD })}'})`,
  'wait:1500',
  `goto:${origin}${path}`,
  'wait:5000',
];

const times = (said: readonly string[], words: string): number => said.join(' ').split(words).length - 1;
const once = (said: readonly string[], words: string): string | undefined =>
  times(said, words) === 1 ? undefined : `“${words}” was said ${times(said, words)} times`;
const listen = (does: string, ms: number) => ({ does, step: `wait:${ms}` });

export const scenes: Readonly<Record<string, (all: Meeting) => Scene>> = {
  'message-in-an-open-chat': (all) => ({
    title: 'A message comes into the open chat',
    opening: open(all, `/messages?with=${all.ben.id}`),
    steps: [
      { does: 'Ben writes “The kettle is on.”', step: write(all, 'The kettle is on.') },
      listen('3 s pass', 3000),
    ],
    check: (said) => once(said, 'The kettle is on.'),
  }),
  'messages-while-typing': (all) => ({
    title: 'Two messages come while somebody types in the chat',
    opening: [
      ...open(all, `/messages?with=${all.ben.id}`),
      "eval:document.querySelector('textarea').focus()",
    ],
    steps: [
      { does: 'Ann types “I will”', step: 'type:I will' },
      { does: 'Ben writes “The kettle is on.”', step: write(all, 'The kettle is on.') },
      { does: 'Ann types “ come”', step: 'type: come' },
      { does: 'Ben writes “The tea is ready.”', step: write(all, 'The tea is ready.') },
      { does: 'Ann types “ soon”', step: 'type: soon' },
      listen('12 s pass', 12_000),
    ],
    check: (said) =>
      once(said, 'The kettle is on.') ??
      once(said, 'The tea is ready.') ??
      (said.slice(0, -1).some((words) => words.includes('The tea'))
        ? 'The second was said at once'
        : undefined),
  }),
  'request-accepted': (all) => ({
    title: 'A request is accepted while Friends is read',
    opening: open(all, '/friends'),
    steps: [
      {
        does: 'Cleo accepts',
        step: call(all, all.cleo, 'PATCH', `/api/friendships/${all.requestId}`, { status: 'accepted' }),
      },
      listen('3 s pass', 3000),
    ],
    check: (said) => once(said, 'Cleo Dahl said yes. You are friends now.'),
  }),
  'like-at-the-bell': (all) => ({
    title: 'A like is counted at the bell',
    opening: open(all, '/events'),
    steps: [
      {
        does: 'Ben likes her post',
        step: call(all, all.ben, 'POST', '/api/likes', { userId: all.ben.id, postId: all.postId }),
      },
      listen('3 s pass', 3000),
      {
        does: 'Ann comes to the bell',
        step: "eval:document.querySelector('button[aria-label^=Notifications]').focus()",
      },
      { does: 'Ann presses Enter', step: 'Return' },
      listen('3 s pass', 3000),
      { does: 'Ann goes to the next heading', step: 'h' },
      { does: 'Ann goes to the next heading', step: 'h' },
    ],
    check: (said) => (said.join(' ').includes('2 new') ? undefined : 'The number was not said'),
  }),
};
