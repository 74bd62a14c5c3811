/** Where the server of this build is, without a slash at the end; `npm run mobile` says it. */
export const apiOrigin: string = import.meta.env.VITE_API_URL;

/** The same as in the browser, where the app itself comes from elsewhere. What is an address already stays as it is. */
export const apiAddress = (path: string): string => new URL(path, apiOrigin).href;
