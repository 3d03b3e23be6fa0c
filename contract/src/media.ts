import * as z from 'zod/mini';

/** Only files this site serves itself: an address elsewhere would tell that site who looks at it. */
export const MediaUrl = z
  .string()
  .check(
    z.maxLength(250),
    z.regex(
      /^\/(?:api\/)?(?:media|placeholder-media)(?:\/[\w-]+(?:\.[\w-]+)*)*$/,
      'only files added here can be shared.',
    ),
  );
