/** Forms with photos that wait until their property is saved. */
export const newPropertyForm = 'property:add';
export const pasteForm = 'paste';
