import type { DatabaseLocation } from '../../db/location.ts';
import type { DrawLimits } from './drawing.ts';
import type { GatherLimits } from './gathering.ts';
import type { Encoding } from './packing.ts';

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
export interface MemberTask {
  kind: 'member';
  url: string;
  /** The fields of their record. */
  member: object;
  /** Where they are on the network. */
  address: string;
  /** What they read, best first. */
  languages: readonly string[];
  encoding: Encoding | undefined;
}

/** The page of a form that was refused, which has to be written: there may be no script. */
export interface FormTask {
  kind: 'form';
  url: string;
  /** What it is written from, as JSON: nothing secret that was typed is in it. */
  data: string;
}

export type PageTask = MemberTask | FormTask;

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
  /** Why not, where that is a fault. As text: errors carry what cannot be sent. */
  error?: string;
}
