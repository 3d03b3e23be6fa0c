import type { PushSubscription } from '../push.ts';

/** The public key of every backend in these cases. */
export const PUSH_KEY =
  'BGK8yaUGsw8ynLrbAsbmEkucoPNHfX0sBHoo2X_Yhqtzj4qsHgd2D6q-OUfX8fWS3K7YrJXvggNLv6LhIULK3-c';

/** Of a browser that has subscribed with it. */
export const pushSubscription = (n: number): PushSubscription => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/browser-${n}`,
  keys: {
    p256dh: 'BCc7YqxMoEIIQiBGA8OOBsz-EZnRGLwzVBVd_GUxlzh-Ynq-SxU_TjxFASdaAnz9_8Q7KaYotuGLRJ6LH42EpJQ',
    auth: 'rSdtO9mGOS4tAr56lcjp7A',
  },
  publicKey: PUSH_KEY,
  tells: 'who',
});
