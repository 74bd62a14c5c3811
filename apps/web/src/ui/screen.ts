import { useMediaQuery } from '@mantine/hooks';

/** Whether it is a phone, as the server takes it to be where it draws a page without a screen. */
export const unseen = { phone: false };

/** A phone: rows instead of tables, sheets from the bottom instead of dialogs. */
export const usePhone = () =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }) || unseen.phone;

/** Room for a record beside its list. Below, the record takes the list's place. */
export const useRoomForPanel = () => useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
