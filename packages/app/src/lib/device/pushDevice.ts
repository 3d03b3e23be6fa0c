const WORKER = '/pageWorker.js';

/** The product's worker, once it is there. Where workers are refused, this is. */
export async function openPageWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Whether this browser can be told something while no page of ours is open. On iPhones it can where FriendBase is installed. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What this browser has subscribed to, if it has. */
export async function subscribedHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Asks the member, by the browser's own question, and subscribes: anew, so that the address is no one's before. Answers
 * whether they have said no for good. Rejects where the browser does not do it.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | 'denied'> {
  const answer = await Notification.requestPermission();
  if (answer === 'denied') return 'denied';
  const { pushManager } = await openPageWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
