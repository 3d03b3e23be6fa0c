import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, INTERNALS);

/**
 * In development React creates an `Error` for every element, to tell its tools where the element was made, and pauses
 * after 10,000 a second. Under an inspector, as here, each one takes a full stack trace, which was up to a fifth of
 * the processor time of the stories. Here that limit counts as reached. Warnings and stacks of components stay as they are.
 */
if (typeof internals === 'object' && internals !== null) {
  // An accessor: React DOM sets the count back every second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

/**
 * Where there is such a function, React writes each render and each changed property into the browser's timeline, which nobody looks
 * at here: a twentieth of the processor time. React looks once, as it is loaded.
 */
Reflect.deleteProperty(console, 'timeStamp');
