/** Circles between folders that stand as yet, each with the reason why. One that is gone has to leave this list. */
export const allowed: Readonly<Record<string, string>> = {
  'server/core':
    'No noun. The context that every handler gets names the types of database, files and settings, and those read it back.',
  'web/core': 'No noun. A request needs the session, and the session begins with a request.',
  'web/app': 'No noun. Routes lead lazily to screens, and screens name the routes that they link to.',
};
