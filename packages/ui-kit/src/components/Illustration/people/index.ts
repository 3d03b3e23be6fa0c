import { ella } from './ella.ts';
import { grace } from './grace.ts';
import { hana } from './hana.ts';
import { kenji } from './kenji.ts';
import { leo } from './leo.ts';
import { maya } from './maya.ts';
import { mila } from './mila.ts';
import { nadia } from './nadia.ts';
import { omar } from './omar.ts';
import { priya } from './priya.ts';
import { ruth } from './ruth.ts';
import { sam } from './sam.ts';
import { tom } from './tom.ts';
import { victor } from './victor.ts';
import { zoe } from './zoe.ts';

/** The drawn people, by the names that addresses of their pictures have: these stay. One file, loaded on demand. */
export const PEOPLE = {
  sam,
  maya,
  leo,
  priya,
  tom,
  nadia,
  grace,
  zoe,
  kenji,
  ella,
  ruth,
  victor,
  mila,
  omar,
  hana,
} as const;

export type PersonName = keyof typeof PEOPLE;
