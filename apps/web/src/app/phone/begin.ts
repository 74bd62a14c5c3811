/** Where the phone's app begins: what has to be there before the first screen, then the app as in a browser. */
await import('../main.tsx');

export {};
