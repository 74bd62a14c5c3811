/** A person in the phone's own address book, as they stand there: numbers are in whatever form somebody typed. */
export interface PhonePerson {
  readonly name: string;
  readonly numbers: readonly string[];
  readonly emails: readonly string[];
}

/** What there is of the Contact Picker API, which TypeScript's own types lack. */
interface Picker {
  select(
    properties: readonly string[],
    options: { multiple: boolean },
  ): Promise<readonly { name?: readonly string[]; tel?: readonly string[]; email?: readonly string[] }[]>;
}
const picker = () => (navigator as unknown as { contacts?: Picker }).contacts;

/** Whether there is an address book that can be asked for people. */
export const hasAddressBook = (): boolean => picker() !== undefined;

const select = async (multiple: boolean): Promise<readonly PhonePerson[]> => {
  const chosen = (await picker()?.select(['name', 'tel', 'email'], { multiple })) ?? [];
  return chosen.map(({ name = [], tel = [], email = [] }) => ({ name: name[0] ?? '', numbers: tel, emails: email }));
};

/** The person who is chosen in the phone's own list; undefined where nobody was. Only within a press. */
export const pickPerson = async (): Promise<PhonePerson | undefined> => (await select(false))[0];

/** Those whom its person lets us have: here who is chosen in the list, none where it was put away. Only within a press. */
export const readPeople = (): Promise<readonly PhonePerson[] | 'forbidden'> => select(true);
