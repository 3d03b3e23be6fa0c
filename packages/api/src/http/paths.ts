/** Whether a path belongs to the API; everything else is a page or a file of the app. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');
