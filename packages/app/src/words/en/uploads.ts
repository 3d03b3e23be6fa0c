import { catalogue } from '@friendbase/ui-kit/words';

/** Choosing, describing and sending pictures and videos. Texts of product spec §8 to the letter: recovery, “Upload failed”. */
export const uploads = catalogue('uploads', {
  limits: ({ files, megabytes }: { files: number; megabytes: number }, f) =>
    `Up to ${f.number(files)} pictures or videos. Each can have ${f.number(megabytes)}\u00A0megabytes: about one short phone video.`,
  /** Nothing starts by itself. */
  whenSent: 'Uploads when you press Share.',
  photoLimits: ({ megabytes }: { megabytes: number }, f) =>
    `One picture. It can have ${f.number(megabytes)}\u00A0megabytes: photos of most phones have less.`,
  photoWhenSent: ({ button }: { button: string }) => `Uploads when you press “${button}”.`,
  photoOpening: 'Opening...',
  tooMany: ({ files }: { files: number }, f) =>
    f.plural(files, {
      one: 'You have 1 already.',
      other: `You have ${f.number(files)} of ${f.number(files)} already.`,
    }),
  tooLarge: ({ megabytes }: { megabytes: number }, f) =>
    `It is larger than ${f.number(megabytes)}\u00A0megabytes. Choose a smaller one.`,
  empty: 'There is nothing in it.',
  wrongType: 'It is not a picture or a video.',
  twice: 'You have it already.',
  restoredAll: 'We restored all files. You can now resume the upload.',
  restoredSome: ({ count }: { count: number }, f) =>
    `We could not fully recover ${f.number(count)} files. Please re-select them and resume the upload.`,
  /** Names of files, with commas. */
  lost: ({ names }: { names: string }) => `Choose again: ${names}.`,
  restored: ({ names }: { names: string }) => `Here again: ${names}.`,
  selectAgain: ({ name }: { name: string }) => `Choose ${name} again, or remove it.`,
  notPersisted: 'This device cannot keep your files. If you close this page, you have to choose them again.',
  noThumbnail: 'Could not create thumbnail',
  cancelled: ({ name }: { name: string }) => `${name} is not sent.`,
  whyName: ({ name }: { name: string }) => `Why did ${name} fail?`,
  hideWhy: 'Hide why',
  uploadFailed: 'Upload failed',
  whyLost: 'There was no connection for a while. We tried 5 times. Your file is still here.',
  whyBusy: 'The site could not take it just now. We tried 5 times. Your file is still here.',
  whyRefused: 'The site looked at your file and cannot use it. Remove it and choose another one.',
  whyOther: 'Your file is still here. You can try again, or remove it and choose another one.',
});

/** Why a file was not sent, by the code of the server's answer. */
export const uploadErrors = catalogue('uploadErrors', {
  lost: 'The connection was lost.',
  signedOut: 'You were logged out.',
  bodyTooLarge: 'It is larger than 50\u00A0megabytes.',
  wrongMediaType: 'It is not a picture or a video.',
  // Also of the pictures of some phones, such as HEIC.
  notPictureOrVideo: 'This kind of picture or video cannot be shown.',
  pictureTooLarge: 'The picture is too large. It has more than 50 million pixels.',
  fileDamaged: 'The file is damaged. It cannot be shown.',
  fileEmpty: 'There is nothing in it.',
  mediaQuotaFull:
    'Your pictures and videos fill all your room. Delete posts with pictures or videos. Within 8 days there is room again.',
  uploadsInFlight: 'Other files of yours are still on their way. Wait for them, then try again.',
  storageFull: 'There is no room for it on our site just now.',
  uploadExpired: 'It took too long.',
  uploadNotFound: 'It took too long.',
  uploadNotFinished: 'Not all of it arrived.',
  uploadBrokenOff: 'Not all of it arrived.',
  mediaNotFound: 'Not all of it arrived.',
  busy: 'We are very busy right now.',
  ourFault: 'Something went wrong on our side.',
});
