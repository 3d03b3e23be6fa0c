import { pushSubscription } from '@friendbase/contract/fixtures';

interface FakePush {
  /** What the member has answered before. @default 'default' */
  permission?: NotificationPermission;
  /** What they answer when they are asked. @default 'granted' */
  answer?: NotificationPermission | Promise<NotificationPermission>;
  /** Whether the browser has subscribed before. */
  isSubscribed?: boolean;
  /** Whether its push service is out of reach. */
  fails?: boolean;
}

function fakeSubscription(n: number, onEnd: () => void) {
  const { endpoint, keys } = pushSubscription(n);
  const unsubscribe = async () => {
    onEnd();
    return true;
  };
  return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
}

/** Replaces properties until the returned function is called. */
function replace(target: object, values: Record<string, unknown>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, own] of before) {
      Reflect.deleteProperty(target, name);
      if (own) Object.defineProperty(target, name, own);
    }
  };
}

/** A browser with a push service: those of tests have none. Until the returned function is called; for `beforeEach` of a story. */
export function fakePush({
  permission = 'default',
  answer = 'granted',
  isSubscribed,
  fails,
}: FakePush = {}): () => void {
  let count = 0;
  let own: ReturnType<typeof fakeSubscription> | undefined;
  const subscribe = async () => {
    if (fails) throw new DOMException('Registration failed', 'AbortError');
    count += 1;
    own = fakeSubscription(count, () => (own = undefined));
    return own;
  };
  if (isSubscribed) void subscribe();
  const registration = { active: null, pushManager: { getSubscription: async () => own ?? null, subscribe } };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const requestPermission = async () => {
    const answered = await answer;
    Object.defineProperty(Notification, 'permission', {
      value: answered,
      configurable: true,
      writable: true,
    });
    return answered;
  };
  const stops = [
    replace(navigator, { serviceWorker }),
    replace(Notification, { permission, requestPermission }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A browser without any, such as a page of Safari on a phone. For `beforeEach` of a story. */
export function withoutPush(): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'PushManager');
  Reflect.deleteProperty(window, 'PushManager');
  return () => void (own && Object.defineProperty(window, 'PushManager', own));
}
