/** Properties that can stand beside each other. */
export const mostCompared = 4;
