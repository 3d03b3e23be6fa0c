import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import { openPostgres } from './openPostgres.ts';
import { openDataDir } from './sqlite.ts';

/** Opens the database of these settings and brings its tables up to date. Throws `StartError`. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Knex> =>
  databaseUrl === undefined ? openDataDir(dataDir) : openPostgres(databaseUrl);
