import {
  getPictureLogin,
  listPictureFaces,
  logInWithPictures,
  makePictureLogin,
  removePictureLogin,
  type GivenOf,
} from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Whether the member logs in with pictures on this device. */
export const pictureLoginQuery = queryOptions({
  queryKey: ['getPictureLogin'],
  queryFn: ({ signal }) => call(getPictureLogin, {}, { signal }),
});

export const makePictureLoginMutation = mutation(['makePictureLogin'], {
  mutationFn: (body: GivenOf<typeof makePictureLogin>['body']) => call(makePictureLogin, { body }),
});

export const removePictureLoginMutation = mutation(['removePictureLogin'], {
  mutationFn: () => call(removePictureLogin, {}),
});

/** Who can log in with pictures on this device. */
export const pictureFacesQuery = queryOptions({
  queryKey: ['listPictureFaces'],
  queryFn: ({ signal }) => call(listPictureFaces, {}, { signal }),
});

export const logInWithPicturesMutation = mutation(['logInWithPictures'], {
  mutationFn: (body: GivenOf<typeof logInWithPictures>['body']) => call(logInWithPictures, { body }),
});
