import * as z from 'zod/mini';

/** Only this site's own files: another site would learn who looks at them. */
export const MediaUrl = z
  .string()
  .check(
    z.maxLength(250),
    z.regex(
      /^\/(?:api\/)?(?:media|placeholder-media)(?:\/[\w-]+(?:\.[\w-]+)*)*$/,
      'only files added here can be shared.',
    ),
  );
