import { findUsername, getMe, logIn, logOut, register } from './accounts.ts';
import { createLike, deleteLike } from './likes.ts';
import { createPost, listFeed } from './posts.ts';
import { getUser, updateUser } from './users.ts';

/** Every call of the product. A backend is one handler for each of these names. */
export const endpoints = {
  getMe,
  logIn,
  register,
  findUsername,
  logOut,
  getUser,
  updateUser,
  listFeed,
  createPost,
  createLike,
  deleteLike,
} as const;

export type Endpoints = typeof endpoints;
