/** Whoever serves the page says in its head whether the demo account exists there. */
export const isDemoOffered = (): boolean => document.querySelector('meta[name="demo-account"]') !== null;
