/** The mark, in a square of 24: a house's outer wall with its door open, and the court in the middle. */
export const mark = {
  wall: 'M9 21.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5h-4',
  court: 'M9 9h6v6H9z',
} as const;
