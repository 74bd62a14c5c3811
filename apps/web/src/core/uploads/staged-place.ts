import { read, write } from '../persist.ts';

const keyOf = (form: string) => `photos:${form}`;

/**
 * The place where files wait that are chosen for the record of a form. They never move: who closes the app in the middle of a
 * move would find some of them under the name before.
 */
export const stagedPlace = (form: string): string => read<string>(keyOf(form)) ?? form;

/** What waits there belongs to a record that is saved once there is a line; the form begins with nothing. */
export const leaveStaged = (form: string): void => write(keyOf(form), `${form}:${crypto.randomUUID()}`);

/** The form takes up a record that was to be saved, and its files with it. */
export const takeUpStaged = (form: string, place: string): void => write(keyOf(form), place);
