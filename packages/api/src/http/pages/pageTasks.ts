import type { DatabaseLocation } from '../../db/location.ts';
import type { Encoding } from './packing.ts';
import type { PageReader } from './pageRenderer.ts';

/** What the processes that render pages are started with. */
export interface PageSettings {
  database: DatabaseLocation;
  /** Folder of the built app. */
  staticDir: string;
  /** The module that renders its pages. */
  pagesFile: string;
  isDemoOffered: boolean;
  publicOrigin: string;
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
  /** What it is rendered from, as JSON: nothing secret that was typed is in it. */
  data: string;
  /** What it is rendered for, as in `data`. */
  settings: string;
  /** It has to be rendered: a form was refused, and there may be no script. */
  isNeeded: boolean;
  encoding: Encoding | undefined;
}

export type PageTask = MemberTask | VisitorTask;

/** Starts a process before the first page is asked for. */
export interface StartTask {
  kind: 'start';
}

/** A page as it goes to the browser, or where its address leads instead. */
export type RenderedPage =
  | { redirectTo: string }
  | {
      status: number;
      body: string | Uint8Array;
      /** Of the style sheet in it, for the policy; none where there is none. */
      styleHash: string | undefined;
    };

export interface PageAnswer {
  /** Nothing where it cannot be rendered now: the browser renders it by itself. */
  page?: RenderedPage | undefined;
  /** Why not, where that is an exception. As text: errors carry what cannot be sent. */
  error?: string;
}
