/** Where texts are kept across reloads. Throws where the browser gives no storage. */
export const keptTexts = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => localStorage;
