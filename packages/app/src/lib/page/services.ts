import { createContext, use } from 'react';
import type { LiveCarrier } from '../live/carrier.ts';
import type { DeviceStore } from '../device/deviceStore.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { Notice } from '../notices/notices.ts';
import type { PageWords } from './pageWords.ts';
import type { VisitorStart } from './visitorStart.ts';

/** What lives as long as the page and any part of it may use. */
export interface Services {
  drafts: Drafts;
  device: DeviceStore;
  /** Which words the page is read in. */
  words: PageWords;
  /** Where the member is, as the router's pattern: reports of exceptions name it. */
  route: { pattern: string };
  /** Whether the demo account exists here. */
  isDemoOffered: boolean;
  /** Whether the page may hear what happens, over one connection with the other tabs. */
  isLive: boolean;
  /** How the page learns what happens. */
  carrier: LiveCarrier;
  /** What the page of a visitor starts with. */
  visitor: VisitorStart;
  /** Shows a toast, speaks it, and stores it behind the bell. */
  notify: (notice: Notice) => void;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** Whoever serves the page says in its head whether the demo account exists there. */
export const isDemoOffered = (): boolean => document.querySelector('meta[name="demo-account"]') !== null;
