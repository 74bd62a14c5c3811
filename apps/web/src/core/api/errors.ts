import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../language/index.ts';
/** A call that was refused or never answered. Its message is a sentence for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly body: unknown;
  /** The messages by field, where the server named fields. */
  readonly fields: Record<string, string[]>;
  /** The server's sentence about the whole call, or ours when it gave none. */
  readonly detail: string;
  /** The words of the status, as 'Not Found'; 'Network Error' when there was none. */
  readonly statusText: string;
  /** Whether a toast has already told the person. */
  readonly told: boolean;

  constructor(status: number, body: unknown, told = false, statusText = '') {
    const detail = detailOf(status, body);
    super(detail);
    this.status = status;
    this.body = body;
    this.detail = detail;
    this.fields = fieldsOf(body);
    this.told = told;
    this.statusText = statusText || (status === 0 ? 'Network Error' : String(status));
  }
}

/** Why something that was asked for did not come: only what a person can do something about; the rest stands in the log. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.status < 500 ? error.message : t`The server could not answer.`;

/** There was no line: what was saved is kept, and goes out by itself. To its form that is as good as saved. */
export class KeptForLater extends Error {
  override name = 'KeptForLater';
  constructor() {
    super(
      globalThis.matchMedia?.('(max-width: 47.99em)').matches
        ? t`No connection. Kept on this phone, and sent as soon as the line is back.`
        : t`No connection. Kept on this computer, and sent as soon as the line is back.`,
    );
  }
}

/** The first message under each field, for the form: `{ name: 'This field may not be blank.' }`. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof ApiError)) return {};
  const named = Object.entries(error.fields).filter(([field]) => field !== 'non_field_errors');
  return Object.fromEntries(named.map(([field, messages]) => [field, word(messages[0] ?? '')]));
};

/** The first message that belongs to no field; undefined when there is none. */
export const firstNonField = (error: unknown): string | undefined =>
  firstOf(error instanceof ApiError ? error.fields.non_field_errors?.[0] : undefined);

/** The sentence about a whole form: what the server says of no field in particular. undefined where it named fields. */
export const formError = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const namesFields = Object.keys(fieldErrors(error)).length > 0;
  return firstNonField(error) ?? (namesFields ? undefined : error.detail);
};

const firstOf = (message: string | undefined) => (message === undefined ? undefined : word(message));

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const fieldsOf = (body: unknown): Record<string, string[]> => {
  if (!isRecord(body)) return {};
  const lists = Object.entries(body).filter(([, messages]) => Array.isArray(messages));
  return Object.fromEntries(lists.map(([field, messages]) => [field, (messages as unknown[]).map(String)]));
};

const said = perLanguage<Record<number, string>>(() => ({
  0: t`The server could not be reached. Check the connection.`,
  403: t`You may not do this. Ask the Owner of your office.`,
  404: t`This is not there any more.`,
  413: t`This is too large to send.`,
  429: t`That was too often. Wait a moment.`,
}));

const detailOf = (status: number, body: unknown): string => {
  if (isRecord(body)) {
    for (const key of ['details', 'detail', 'error']) if (typeof body[key] === 'string') return word(body[key]);
    const first = fieldsOf(body).non_field_errors?.[0] ?? Object.values(fieldsOf(body))[0]?.[0];
    if (first) return word(first);
  }
  return said()[status] ?? t`The server did not do this.`;
};
