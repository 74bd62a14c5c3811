/** Kinds of record that a note can be on. A further one is a line here, one in the database's check and one in notes/linked.ts. */
export const noteKinds = ['contact', 'property', 'inquiry', 'project', 'society', 'deal', 'loan'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteColours = ['Yellow', 'Green', 'Blue', 'Pink', 'White'] as const;
export type NoteColour = (typeof noteColours)[number];

/** Who reads a note. The last is for who runs the office alone, to write too. */
export const noteVisibilities = ['Team', 'Only me', 'Owner and Co-Owner'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];

/** Letters of a note, and how many notes one answer lists; one more is counted, which stands for '100+'. */
export const noteLimits = { text: 2000, listed: 100 } as const;
