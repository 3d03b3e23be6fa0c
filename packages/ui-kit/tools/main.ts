/** `npm run pack-kit`: builds the kit and packs it, to be installed by another app. */
import path from 'node:path';
import { packKit } from './pack.ts';

console.log(path.relative('', packKit(path.join(import.meta.dirname, '../dist'))));
