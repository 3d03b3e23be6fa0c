/** The fields of whole events. Source: the HTML standard, “Server-sent events”. */
const fieldsIn = (text: string): { id?: string; event?: string; data?: string }[] =>
  text.split('\n\n').map((event) =>
    Object.fromEntries(
      event.split('\n').flatMap((line) => {
        const [, name = '', value = ''] = /^(id|event|data): (.*)$/.exec(line) ?? [];
        return name === '' ? [] : [[name, value]];
      }),
    ),
  );

/** What the stream did not know any more, as the name of a post: nobody has written it, so it counts as wrong. */
const MISSED = 'missed';

/** The ids of the posts that whole events tell of. */
export const postsIn = (text: string): string[] =>
  fieldsIn(text).flatMap(({ event, data }) => {
    if (event === MISSED) return [MISSED];
    return event === 'post' ? [(JSON.parse(data ?? '{}') as { postId: string }).postId] : [];
  });

/** Behind which place to go on, where whole events say so. */
export const lastPlaceIn = (text: string): string | undefined =>
  fieldsIn(text).findLast(({ id }) => id !== undefined)?.id;
