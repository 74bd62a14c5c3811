import { pino } from 'pino';

/**
 * Structured logs, one JSON object a line. Secrets are cut by name; phone numbers are cut by form wherever they turn up
 * in a message, since an error of a library may quote the row it failed on.
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
        streamWrite: (line) =>
          line.replaceAll(/(?<![\d.\-:T])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g, '[number]'),
      },
    },
    destination ?? pino.destination(1),
  );
