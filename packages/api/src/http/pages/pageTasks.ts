import type { DatabaseLocation } from '../../db/location.ts';
import type { DrawLimits } from './drawing.ts';
import type { GatherLimits } from './gathering.ts';
import type { Encoding } from './packing.ts';
import type { PageReader } from './pageWriter.ts';

/** What the process that writes pages is started with. */
export interface PageSettings {
  database: DatabaseLocation;
  /** Folder of the built app. */
  staticDir: string;
  /** The module that writes its pages. */
  pagesFile: string;
  isDemoOffered: boolean;
  publicOrigin: string;
  gather: GatherLimits;
  draw: DrawLimits;
}

/** A page of whoever is logged in. */
export interface MemberTask extends PageReader {
  kind: 'member';
  url: string;
  /** The fields of their record. */
  member: object;
  /** Where they are on the network. */
  address: string;
  encoding: Encoding | undefined;
}

/** A page of a visitor that is for them alone. */
export interface VisitorTask {
  kind: 'visitor';
  url: string;
  /** What it is written from, as JSON: nothing secret that was typed is in it. */
  data: string;
  /** What it is rendered for, as in `data`. */
  settings: string;
  /** It has to be written: a form was refused, and there may be no script. */
  isNeeded: boolean;
  encoding: Encoding | undefined;
}

export type PageTask = MemberTask | VisitorTask;

/** A page as it goes to the browser, or where its address leads instead. */
export type WrittenPage =
  | { redirectTo: string }
  | {
      status: number;
      body: string | Uint8Array;
      /** Of the style sheet in it, for the policy; none where there is none. */
      styleHash: string | undefined;
    };

export interface PageAnswer {
  id: number;
  /** Nothing where it cannot be written now: the browser draws it by itself. */
  page?: WrittenPage | undefined;
  /** Why not, where that is an exception. As text: errors carry what cannot be sent. */
  error?: string;
}
