/** It is. */
export const inApp: boolean = true;
