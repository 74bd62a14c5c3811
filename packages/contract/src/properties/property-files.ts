import { recordFileCalls } from '../files/record-files.ts';

/** The files of a property. Its documents are for who may see its vault. */
export const propertyFileCalls = recordFileCalls('/properties/property/', 'property:edit');
