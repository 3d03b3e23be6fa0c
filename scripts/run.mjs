/**
 * The one entry of `npm start`, `npm test`, `npm run demo`, `npm run storybook`, `npm run dev` and
 * `npm run load-data`.
 *
 * It runs under whatever Node the member's machine has, so this file and `nodeVersion.mjs` keep to old
 * syntax: an old Node has to get as far as the sentence that says it is too old.
 */
import { nodeTooOld } from './setup/nodeVersion.mjs';

const refusal = nodeTooOld(process.version);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

void import('./setup/main.mjs').then(function (setup) {
  return setup.main(process.argv.slice(2));
});
