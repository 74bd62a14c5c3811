import { pino } from 'pino';

/** An Indian mobile number, as people write it. */
const number = /(?<![\d.\-:T])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;
/** The part of a mailed link that opens an account: a time and a signature. It stands in the path of its page. */
const linkToken = /\b[0-9a-z]{1,9}-[0-9a-f]{32}\b/g;

/**
 * Structured logs, one JSON object a line. Secrets are cut by name; phone numbers and the tokens of links are cut by form
 * wherever they turn up, since an error of a library may quote the row it failed on, and a path the link.
 */
export const newLog = (level: string, destination?: { write(line: string): void }) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.access',
          '*.refresh',
          '*.token',
          '*.authorization',
          'headers.authorization',
          'err.detail',
          'err.where',
          'err.parameters',
          'err.query',
        ],
        censor: '[cut]',
      },
      hooks: {
        streamWrite: (line) => line.replaceAll(linkToken, '[token]').replaceAll(number, '[number]'),
      },
    },
    destination ?? pino.destination(1),
  );
