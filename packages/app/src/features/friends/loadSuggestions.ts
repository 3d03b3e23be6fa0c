/** What shows suggestions: loaded with the first ones, since most visits to Friends ask for none. */
export const loadSuggestions = () => import('./Suggestions.tsx');
