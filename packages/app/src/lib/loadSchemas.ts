/** Loads what answers are read with. Here it is loaded already; the product's build puts the contract's `laterZod` in this place. */
export const loadSchemas = (): Promise<void> => Promise.resolve();
