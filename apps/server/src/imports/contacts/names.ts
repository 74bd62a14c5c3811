import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';

/** Characters that the name of a source or a group may have, and new ones that one import may add of each. */
const longest = 60;
const mostNew = 100;

/** The sources or the groups of the office, and those that the file adds as it is read. */
export interface NameList {
  /** The name as it will stand; undefined where it cannot become one, and why is told. */
  find(name: string, tell: (reason: RowReason) => void): string | undefined;
  /** Adds the names of a row that is not refused; answers what is told of those that are new. */
  keep(names: readonly string[]): RowReason[];
}

/** `known`: the names that are there, which differ by more than capitals. */
export const nameList = (
  known: readonly string[],
  tellNew: (given: { readonly name: string }) => RowReason,
): NameList => {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  const most = names.size + mostNew;
  return {
    find(name, tell) {
      const found = names.get(name.toLowerCase());
      if (found !== undefined) return found;
      if (name.length <= longest && names.size < most) return name;
      tell(
        name.length > longest
          ? reasons.nameTooLong({ name: [...name].slice(0, 40).join('') })
          : reasons.tooManyNames({ name }),
      );
      return undefined;
    },
    keep(all) {
      const fresh = all.filter((name) => !names.has(name.toLowerCase()));
      for (const name of fresh) names.set(name.toLowerCase(), name);
      return fresh.map((added) => tellNew({ name: added }));
    },
  };
};
