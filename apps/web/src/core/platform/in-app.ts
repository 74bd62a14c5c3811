/** Whether this is the app of a store, and no page in a browser. */
export const inApp: boolean = false;
