import { pathToFileURL } from 'node:url';
import type { Client, VisitorForm, VisitorPage } from '@friendbase/contract';

/** What a page is rendered from. It stands in the page too; what is in it is between the two sides of the app. */
export interface PageData {
  /** Whether the page can be rendered from it. */
  isRendered: boolean;
  /** In which language. */
  language?: string | undefined;
}

/** Whom a page is rendered for. */
export interface PageReader {
  /** What they read, best first. */
  languages: readonly string[];
  /** What they have set, by the cookie of settings. */
  settings: string;
  /** Somebody can log in with pictures on their device. */
  hasPictures: boolean;
}

export type Gathered =
  | { redirectTo: string }
  | {
      data: PageData;
      /** False for an address where nothing is. */
      isFound: boolean;
      /** Sources of the app whose scripts and style sheets the page starts with. */
      chunks: string[];
      /** Sources of what is rendered in it and is hydrated later: the page has their style sheets alone. */
      parts: string[];
    };

export interface Rendered {
  title: string;
  /** Of `<html>`. */
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/** The part of the built app that renders its pages: the module that `vite build --mode server` makes. */
export interface PageRenderer {
  /** The cookie with the settings of a browser that pages are rendered for. */
  settingsCookie: string;
  /** The settings in that cookie, whatever is in it; empty for those that hold where nothing was chosen. */
  settingsIn: (cookie: string) => string;
  /** Sources whose style sheets a page for these settings, or a visitor's page with this form open, needs besides. */
  partsFor: (settings: string, form?: VisitorForm) => string[];
  /** What the page of a visitor is rendered from. What is secret in it goes no further. */
  visitorData: (page: VisitorPage, settings: string) => PageData;
  /** Asks for all that a member's page starts with, by a client that asks on behalf of the member. */
  gatherPage: (path: string, client: Client, reader: PageReader) => Promise<Gathered>;
  /** Renders a page from its data. */
  renderPage: (path: string, json: string, isDemoOffered: boolean) => Promise<Rendered>;
  /** Whether the app has a page at this path. */
  isPage: (path: string) => boolean;
  /** Renders the page of an address where nothing is. `parts`: sources whose style sheets it needs. */
  renderNotFound: (languages: readonly string[]) => Promise<Rendered & { parts: string[] }>;
}

export const loadPageRenderer = async (file: string): Promise<PageRenderer> =>
  (await import(pathToFileURL(file).href)) as PageRenderer;
