import type { Call } from '@angan/contract/kit/call.ts';

/** Where a file goes: a call of the contract with all it is given but the file itself. */
export interface Target {
  readonly call: Pick<Call, 'method' | 'path' | 'access'>;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, string>;
}

/** A file that somebody chose, as it is kept until the server has it. */
export interface Upload {
  /** Sent along as `upload_key`, so that a second try is known for the same. */
  readonly key: string;
  /** In whose list it stands: a record's, `property 12`, or that of a form that is not saved yet. */
  readonly place: string;
  /** Whose it is. */
  readonly person: number;
  /** Its place in the queue. */
  readonly at: number;
  readonly file: File;
  /** A picture is made smaller before it is sent; `small` is one that was. */
  readonly picture: 'large' | 'small' | undefined;
  /** None as long as the record that it belongs to does not exist. */
  readonly target: Target | undefined;
}
