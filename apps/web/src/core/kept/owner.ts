import { useNames } from '../names/names.ts';
import { useAuth } from '../session/auth.ts';
import { belongsTo, forgetAnswers } from './kept.ts';
import { whose } from './whose.ts';

let owner: string | undefined;
let isTheirs = Promise.resolve(false);

const follow = () => {
  const now = whose();
  if (now === owner) return;
  const before = owner;
  owner = now;
  isTheirs = now === undefined ? Promise.resolve(false) : belongsTo(now);
  if (before !== undefined && now === undefined) forgetAnswers();
};

/** Takes what is kept as theirs who is logged in, whoever that becomes, and deletes what is anybody else's. Gives back how to stop. */
export const followOwner = (): (() => void) => {
  follow();
  const stops = [useAuth.subscribe(follow), useNames.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Whose what is kept is, once nothing of anybody else is left; undefined where nothing may be kept. */
export const ownerNow = async (): Promise<string | undefined> => {
  const asked = owner;
  return (await isTheirs) && asked === owner ? asked : undefined;
};

/** Whether it is still theirs: much may have come between, and their session may be over by the clock alone. */
export const isStillOf = (asked: string): boolean => asked === owner && asked === whose();
