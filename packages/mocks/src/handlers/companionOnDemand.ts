import type { Companion } from './companion.ts';

const load = async (): Promise<Companion> => (await import('./companion.ts')).companion;

/** What large files are sent by: the demo begins without it, and loads it for the first such call. */
export const companion: Companion = {
  createMultipart: async (...call) => (await load()).createMultipart(...call),
  listParts: async (...call) => (await load()).listParts(...call),
  signPart: async (...call) => (await load()).signPart(...call),
  putPart: async (...call) => (await load()).putPart(...call),
  completeMultipart: async (...call) => (await load()).completeMultipart(...call),
  abortMultipart: async (...call) => (await load()).abortMultipart(...call),
  getUploadParams: async (...call) => (await load()).getUploadParams(...call),
  sendForm: async (...call) => (await load()).sendForm(...call),
  getUploadCredentials: async (...call) => (await load()).getUploadCredentials(...call),
};
