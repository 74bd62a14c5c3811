/** Where a path of the server is asked for. The browser has the app from the same server. */
export const apiAddress = (path: string): string => path;
