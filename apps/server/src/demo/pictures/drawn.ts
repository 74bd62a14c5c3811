import path from 'node:path';

/** Where the finished pictures lie: NAME.webp, and NAME.small.webp for cards. */
export const drawnFolder = path.join(import.meta.dirname, 'drawn');
