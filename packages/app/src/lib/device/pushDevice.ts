/** The product's worker. A constant alone, which the build writes where it is used: no file is loaded for it. */
export const PAGE_WORKER = '/pageWorker.js';

/** Whether this browser can be told something while no page of ours is open. On iPhones it can where FriendBase is installed. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What this browser has subscribed to, if it has. */
export async function subscribedHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Asks the member, by the browser's own question, and subscribes again, so that the address is no one's before. Answers
 * whether they have said no for good. Rejects where the browser does not do it.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | 'denied'> {
  const answer = await Notification.requestPermission();
  if (answer === 'denied') return 'denied';
  // Of a member who lets no page stay on the device, it is not there yet.
  await navigator.serviceWorker.register(PAGE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
