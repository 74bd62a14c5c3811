/** Milliseconds of quiet before the server is asked; the fewest letters worth asking for; lines shown of a kind. */
export const searchLimits = { pause: 250, letters: 2, lines: 6 } as const;
