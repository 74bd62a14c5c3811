/** Under which names a session is kept: the access token by itself, the rest with the refresh token. */
export const authKey = 'auth';
export const tokenKey = 'token';

/** Held by who renews the token, so that of several tabs one does. */
export const refreshLock = 'angan-refresh';
