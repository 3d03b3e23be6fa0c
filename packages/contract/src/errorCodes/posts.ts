/** Of posts, comments, pictures and videos. */
export const postErrors = {
  postEmpty: { status: 400, message: 'content: Write something or add a picture first.' },
  tooManyDescriptions: {
    status: 400,
    message: 'mediaDescriptions: there are more descriptions than pictures.',
  },
  /** The same for what is another's, not ready or not for the member to see. */
  mediaNotFound: { status: 404, message: 'We could not find that picture or video.' },
  /** The same for what is another's and for an address that nobody was given. */
  uploadNotFound: { status: 404, message: 'We could not find that upload. Please choose the file again.' },
  /** Source of the first words: product spec §8. */
  uploadExpired: { status: 403, message: 'Request has expired. Please send the file again.' },
  uploadNotFinished: { status: 409, message: 'The file has not arrived yet. Please send it again.' },
  fileEmpty: { status: 422, message: 'This file is empty. Please choose another one.' },
  /** By its bytes, whatever its name says. */
  notPictureOrVideo: {
    status: 415,
    message: 'This file is not a picture or video that we can show. Please choose another one.',
  },
  pictureTooLarge: {
    status: 422,
    message: 'This picture has too many dots for us. Please choose a smaller one.',
  },
  fileDamaged: { status: 422, message: 'We could not open this file. Please choose another one.' },
  mediaInUse: {
    status: 409,
    message: 'Your profile or a post of yours shows this. Please take it away there first.',
  },
  postNotFound: { status: 404, message: 'We could not find that post.' },
  notYourPost: { status: 403, message: 'You can only delete your own posts.' },
  commentEmpty: { status: 400, message: 'content: Write a comment first.' },
  commentNotFound: { status: 404, message: 'We could not find that comment.' },
  notYourComment: {
    status: 403,
    message: 'You can only delete your own comments, and those under your posts.',
  },
} as const;
