import type { Identity } from './names/identity.ts';
import type { Facts } from './words/facts.ts';
import type { Kind } from './words/kinds.ts';

/** A contact of the demo before it has ids: source, groups and people by their names. */
export interface DemoContact {
  readonly name: string;
  /** One to four, ten digits each; the first is the main one. */
  readonly mobiles: readonly string[];
  readonly email: string;
  readonly address: string;
  readonly source: string | undefined;
  readonly comment: string;
  readonly groups: readonly string[];
  readonly locked_contact: boolean;
  /** The login that added it. */
  readonly created_by: string;
  /** Minutes of office time before now. */
  readonly age: number;
  readonly kind: Kind;
  readonly facts: Facts;
  /** Missing where the office knows no more than a number. */
  readonly who?: Identity | undefined;
  /** What was noted about it since, where that is told word for word. */
  readonly story?: readonly StoryNote[] | undefined;
}

export interface StoryNote {
  /** How far between the day it was added, 0, and now, 1. */
  readonly since: number;
  readonly by: string;
  readonly text: string;
}
