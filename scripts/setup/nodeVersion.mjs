const MAJOR = 20;
const MINOR = 19;

/**
 * Says in one sentence why this Node cannot run FriendBase.
 *
 * @param {string} version as `process.version` gives it, for example `v20.19.0`
 * @returns {string | undefined} nothing when the version will do
 */
export function nodeTooOld(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return undefined;
  const needed = MAJOR + '.' + MINOR;
  return (
    'FriendBase needs Node ' +
    needed +
    ' or newer, and this is ' +
    version +
    '. Get it from https://nodejs.org.'
  );
}
