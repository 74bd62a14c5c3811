import type { z } from 'zod';

/** The stock sentences of Django REST Framework that clients of the API compare with. */
export const drf = {
  required: 'This field is required.',
  notNull: 'This field may not be null.',
  notBlank: 'This field may not be blank.',
  notAString: 'Not a valid string.',
  nullCharacter: 'Null characters are not allowed.',
  notABoolean: 'Must be a valid boolean.',
  notANumber: 'A valid number is required.',
  notAnInteger: 'A valid integer is required.',
  maxLength: (n: number) => `Ensure this field has no more than ${n} characters.`,
  minLength: (n: number) => `Ensure this field has at least ${n} characters.`,
  maxItems: (n: number) => `Ensure this field has no more than ${n} elements.`,
  max: (n: number) => `Ensure this value is less than or equal to ${n}.`,
  min: (n: number) => `Ensure this value is greater than or equal to ${n}.`,
  notAChoice: (given: unknown) => `"${String(given)}" is not a valid choice.`,
  invalidPk: (given: unknown) => `Invalid pk "${String(given)}" - object does not exist.`,
  notAPk: (given: unknown) => `Incorrect type. Expected pk value, received ${pythonType(given)}.`,
  notAList: (given: unknown) => `Expected a list of items but got type "${pythonType(given)}".`,
  emptyList: 'This list may not be empty.',
  notADict: (given: unknown) => `Invalid data. Expected a dictionary, but got ${pythonType(given)}.`,
  email: 'Enter a valid email address.',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  outOfRange: 'This value is out of range.',
  notReadable: 'This value cannot be read.',
  tooMuch: 'This is too much at once.',
  datetime:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  time: 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].',
  filterDate: 'Enter a valid date/time.',
  filterChoice: 'Select a valid choice. That choice is not one of the available choices.',
  notAFile: 'The submitted data was not a file. Check the encoding type on the form.',
  notAnImage: 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
  emptyFile: 'The submitted file is empty.',
  exists: (what: string) => `${what} already exists.`,
  notAuthenticated: 'Authentication credentials were not provided.',
  badHeader: 'Authorization header must contain two space-delimited values',
  tokenNotValid: 'Given token not valid for any token type',
  tokenInvalid: 'Token is invalid',
  tokenExpired: 'Token is expired',
  tokenWrongType: 'Token has wrong type',
  noActiveAccount: 'No active account found with the given credentials',
  inactive: 'User is inactive',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'Not found.',
  invalidPage: 'Invalid page.',
  methodNotAllowed: (method: string) => `Method "${method}" not allowed.`,
  mediaType: (type: string) => `Unsupported media type "${type}" in request.`,
  parseError: (why: string) => `JSON parse error - ${why}`,
  throttled: (seconds: number) => `Request was throttled. Expected available in ${seconds} seconds.`,
  invalidPassword: 'Invalid password.',
  passwordsDiffer: "The two password fields didn't match.",
  serverError: 'Server Error (500)',
} as const;

const pythonType = (given: unknown): string => {
  if (given === null) return 'NoneType';
  if (Array.isArray(given)) return 'list';
  if (typeof given === 'string') return 'str';
  if (typeof given === 'boolean') return 'bool';
  if (typeof given === 'number') return Number.isInteger(given) ? 'int' : 'float';
  return 'dict';
};

/** Zod's error map in the words above; a schema's own message wins over it. */
export const drfMessage: z.core.$ZodErrorMap = (issue) => {
  const given = issue.input;
  switch (issue.code) {
    case 'invalid_type':
      if (given === undefined) return drf.required;
      if (given === null) return drf.notNull;
      if (issue.expected === 'string') return drf.notAString;
      if (issue.expected === 'boolean') return drf.notABoolean;
      if (issue.expected === 'int') return drf.notAnInteger;
      if (issue.expected === 'number') return drf.notANumber;
      if (issue.expected === 'array') return drf.notAList(given);
      if (issue.expected === 'object') return drf.notADict(given);
      return drf.notAChoice(given);
    case 'too_big':
      if (issue.origin === 'string') return drf.maxLength(Number(issue.maximum));
      if (issue.origin === 'array') return drf.maxItems(Number(issue.maximum));
      return drf.max(Number(issue.maximum));
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? drf.notBlank : drf.minLength(Number(issue.minimum));
      if (issue.origin === 'array' && issue.minimum === 1) return drf.emptyList;
      return drf.min(Number(issue.minimum));
    case 'invalid_value':
      return given === undefined ? drf.required : drf.notAChoice(given);
    case 'invalid_format':
      if (issue.format === 'email') return drf.email;
      if (issue.format === 'date') return drf.date;
      if (issue.format === 'datetime') return drf.datetime;
      return drf.notAString;
    case 'invalid_union':
      return given === undefined ? drf.required : given === null ? drf.notNull : drf.notAChoice(given);
    default:
      return undefined;
  }
};
