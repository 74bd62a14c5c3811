import { reasons } from './reasons.ts';

/** Characters that the name of a source or a group may have, and new ones that one import may add of each. */
const longest = 60;
const mostNew = 100;

/** The sources or the groups of the office, and those that the file adds as it is read. */
export interface NameList {
  /** The name as it will stand; undefined where it cannot become one. */
  take(name: string, tell: (reason: string) => void): string | undefined;
}

/** `known`: the names that are there, which differ by more than capitals. A new one is told of where it comes first. */
export const nameList = (known: readonly string[], tellNew: (name: string) => string): NameList => {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  const most = names.size + mostNew;
  return {
    take(name, tell) {
      const found = names.get(name.toLowerCase());
      if (found !== undefined) return found;
      if (name.length > longest) {
        tell(reasons.nameTooLong(name));
        return undefined;
      }
      if (names.size >= most) {
        tell(reasons.tooManyNames(name));
        return undefined;
      }
      names.set(name.toLowerCase(), name);
      tell(tellNew(name));
      return name;
    },
  };
};
