import { z } from 'zod';
import { requiredReference } from '../kit/fields.ts';

/** What areas, societies and features have in common. */
export const placeLimits = { area: 80, society: 120, feature: 60, alias: 120, aliases: 40, neighbours: 30 } as const;

/** `?stock=true`: with the counts, which lists that only name the rows do without. */
export const withStock = { stock: z.stringbool().optional() };
/** What is counted. */
export const stockOf = ['society', 'property', 'inquiry', 'project'] as const;

/** How many there are that the reader may see; null where it was not asked for. */
export const stockCount = z.number().int().nullable();

/** The row that takes over everything; the other's name becomes one of its aliases. */
export const mergeInto = z.object({ into: requiredReference() });

const count = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);

export interface Uses {
  readonly property: number;
  readonly inquiry: number;
  readonly society: number;
  readonly project: number;
  /** Records that keep a person to it. */
  readonly user_permission: number;
  /** Deleted properties, inquiries and projects, which can be restored. */
  readonly deleted: number;
}

export const placeTexts = {
  /** 'In use by 14 properties and 2 inquiries'; undefined where nothing uses it. */
  inUse: (uses: Uses): string | undefined => {
    const said = [
      ...count(uses.property, 'property', 'properties'),
      ...count(uses.inquiry, 'inquiry', 'inquiries'),
      ...count(uses.society, 'society', 'societies'),
      ...count(uses.project, 'project', 'projects'),
      ...count(uses.user_permission, 'permission record', 'permission records'),
      ...count(uses.deleted, 'deleted record', 'deleted records'),
    ];
    if (said.length === 0) return undefined;
    return `In use by ${said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said[0]}`;
  },
  didYouMean: (name: string) => `Did you mean ${name}?`,
  taken: (what: 'area' | 'society' | 'feature', name: string) =>
    `There is a${what === 'area' ? 'n' : ''} ${what} ${name} already.`,
  mergeSelf: 'Choose another one.',
  mergeOtherCity: 'It lies in another city.',
  /** Projects are told apart by name within an area, and are too much to be put together unasked. */
  mergeSameProjects: (names: readonly string[]) =>
    `Both have ${names.length === 1 ? 'a project' : 'projects'} named ${names.join(', ')}. Rename or delete one of each first.`,
  ownNeighbour: 'An area is no neighbour of itself.',
  neighbourTwice: 'An area is in this list twice.',
  vaultOnly: 'Only who may see the contacts of the office can write them down.',
} as const;
