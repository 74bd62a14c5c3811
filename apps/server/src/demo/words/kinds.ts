import type { Script } from '../names/scripts.ts';

/** What a contact is to the office. */
export type Kind = 'buyer' | 'owner' | 'tenant' | 'investor' | 'broker' | 'builder' | 'caretaker' | 'nri' | 'business';

/** Sentences by the script they are written in. {bhk}, {area}, {budget}... are filled in from the person's facts. */
export type Sentences = Readonly<Record<Script, readonly string[]>>;
