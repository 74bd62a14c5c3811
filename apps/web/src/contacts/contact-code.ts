/** How people name a contact on the phone or on paper: C-000123. */
export const contactCode = (id: number) => `C-${String(id).padStart(6, '0')}`;
