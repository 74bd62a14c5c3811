import type { PlacedKind } from '@angan/contract/imports/kinds.ts';
import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import { nameMeant } from '@angan/contract/imports/values.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { Actor } from '../../core/context.ts';
import { typeIdsOf } from '../../records/index.ts';
import type { Directory } from './office.ts';
import type { Decided, Names, ReadRecord, UnknownName } from './record.ts';

/** A row with ids for what it names; negative ones are still to be added. */
export interface Resolved {
  readonly columns: Record<string, unknown>;
  readonly reasons: readonly RowReason[];
  /** What it adds beside itself. */
  readonly news: readonly RowReason[];
  /** Why it cannot be brought in; empty where it can. */
  readonly why: readonly RowReason[];
  readonly unknown: readonly UnknownName[];
}

export interface ResolveWith {
  readonly directory: Directory;
  readonly decided: Decided;
  readonly actor: Actor;
  readonly ownAreas: readonly number[];
  readonly defaults: {
    readonly source: number | null;
    readonly staff: readonly number[];
    readonly city: number | null;
  };
}

/** Gives the names of a row their ids: as the office has them, as somebody has decided, or as they will be added. */
export const resolve = (
  kind: PlacedKind,
  { fields, names, external_ref }: ReadRecord,
  given: ResolveWith,
): Resolved => {
  const { directory, actor, defaults } = given;
  const draft = newDraft();
  const columns: Record<string, unknown> = { ...fields };
  const type = fields.property_type as number | undefined;
  if (type && !typeIdsOf(actor).includes(type))
    draft.why.push(reasons.otherDomain({ type: propertyTypes.find((row) => row.id === type)!.property_type }));

  if (kind === 'Properties' && closed.includes(fields.status as string) && actor.scope('property:close') === 'none')
    draft.why.push(reasons.refusal({ refusal: propertyTexts.closeByOwner }));
  for (const lock of ['locked_property', 'locked_inquiry'] as const)
    if (columns[lock] && actor.scope('contact:locked') === 'none') {
      delete columns[lock];
      draft.reasons.push(reasons.lockedByOwner);
    }

  const areas = areasOf(placesNamed(names, given), names.city ?? defaults.city, given, draft);
  const societies = names.society_name.flatMap((name) => societyOf(name, areas, given, draft) ?? []);
  // A society says where it is.
  const home = societies[0] === undefined ? undefined : directory.areaOfSociety(societies[0]);
  const all = areas.length || home === undefined || kind === 'Inquiries' ? areas : [home];
  if (kind === 'Properties' && all.length === 0 && draft.why.length === 0) draft.why.push(reasons.noArea);
  columns.area = all;
  const isElsewhere = all.length > 0 && !fields.any_area && !all.some((area) => given.ownAreas.includes(area));
  if (given.ownAreas.length > 0 && isElsewhere) draft.why.push(reasons.notYourArea);
  if (kind === 'Properties') columns.society_name = societies[0] ?? null;
  else columns.society_name = societies;
  const cities = [...new Set([...all, ...(home === undefined ? [] : [home])].map((area) => directory.cityOf(area)))];
  columns.city = cities[0] ?? (fields.any_area ? null : (defaults.city ?? directory.office.city));

  columns.source = sourceOf(names.source, given, draft);
  const features = names.features.map((name) => [name, directory.feature(name)] as const);
  // A feature that the office has taken off its list is kept in words.
  const gone = features.filter(([, id]) => id === undefined).map(([name]) => name);
  if (gone.length) draft.rest.push(`Also: ${gone.join(', ')}.`);
  columns.features = features.flatMap(([, id]) => id ?? []);
  columns.assigned_to = staffOf(kind, names.assigned_to, given, draft);
  columns.external_ref = external_ref;
  const text = kind === 'Properties' ? 'remark' : 'comment';
  if (draft.rest.length) columns[text] = beginningOf([columns[text], ...draft.rest].filter(Boolean).join('\n'), 2000);
  return { columns, why: draft.why, reasons: draft.reasons, news: draft.news, unknown: draft.unknown };
};

/** As the cell has it where the office, or somebody of an earlier file, knows it so: 'Miyapur, NH 9'. */
const placesNamed = (
  { area, city, place }: Names,
  { directory, decided, defaults }: ResolveWith,
): readonly string[] => {
  if (place === undefined) return area;
  const isOurs = (directory.area(place, city ?? defaults.city) ?? -1) > 0;
  return isOurs || decided('area', place) !== undefined ? [place] : area;
};

/** What only who runs the office says of a property. */
const closed: readonly string[] = ['Sold', 'Rented', 'Under Offer'];

export interface Draft {
  readonly why: RowReason[];
  readonly reasons: RowReason[];
  readonly news: RowReason[];
  readonly unknown: UnknownName[];
  readonly rest: string[];
}
export const newDraft = (): Draft => ({ why: [], reasons: [], news: [], unknown: [], rest: [] });

/** What somebody decided of a name that the office does not have: an id, 'leave', or that it is added. */
const meaningOf = (name: UnknownName, { decided }: ResolveWith, { unknown }: Draft) => {
  unknown.push(name);
  const { field, text } = name;
  const means = decided(field, text);
  return means === 'leave' ? 'leave' : Number(means) > 0 ? Number(means) : 'create';
};

export const areasOf = (names: readonly string[], city: number | null, given: ResolveWith, draft: Draft): number[] => {
  const { directory, decided } = given;
  const found = names.flatMap((text) => {
    const own = directory.area(text, city);
    if (own !== undefined && own > 0) return [own];
    const means = meaningOf({ field: 'area', text, city: city ?? directory.office.city }, given, draft);
    if (typeof means === 'number') return [means];
    if (means === 'leave') {
      draft.rest.push(`Area: ${text}`);
      return [];
    }
    // What another name of the file is means what that one does.
    const name = nameMeant(decided('area', text)) ?? text;
    const known = name === text ? own : directory.area(name, city);
    if (known !== undefined) return [known];
    const where = city ?? directory.office.city;
    if (where === null) {
      draft.why.push(reasons.noCity);
      return [];
    }
    draft.news.push(reasons.newArea({ name }));
    return [directory.addArea(name, where)];
  });
  return [...new Set(found)];
};

const societyOf = (name: string, areas: readonly number[], given: ResolveWith, draft: Draft): number | undefined => {
  const { directory } = given;
  const known = areas.map((area) => directory.society(name, area)).find((id) => id !== undefined);
  if (known !== undefined && known > 0) return known;
  const anywhere = areas.length === 0 ? directory.societyAnywhere(name) : undefined;
  if (anywhere !== undefined) return anywhere;
  const means = meaningOf({ field: 'society_name', text: name }, given, draft);
  if (typeof means === 'number') return means;
  if (means === 'leave' || areas.length === 0) {
    draft.rest.push(`Society: ${name}`);
    return undefined;
  }
  if (known !== undefined) return known;
  draft.news.push(reasons.newSociety({ name }));
  return directory.addSociety(name, areas[0]!);
};

export const sourceOf = (name: string, given: ResolveWith, draft: Draft): number | null => {
  const { directory, defaults } = given;
  if (name === '') return defaults.source;
  const known = directory.source(name);
  if (known !== undefined && known > 0) return known;
  const means = meaningOf({ field: 'source', text: name }, given, draft);
  if (typeof means === 'number') return means;
  if (means === 'leave') {
    draft.rest.push(`Source: ${name}`);
    return defaults.source;
  }
  if (known !== undefined) return known;
  draft.news.push(reasons.newSource({ name }));
  return directory.addSource(beginningOf(name, 60));
};

const staffOf = (kind: PlacedKind, names: readonly string[], given: ResolveWith, draft: Draft): number[] => {
  const { directory, defaults, actor } = given;
  const reach = actor.scope(kind === 'Properties' ? 'property:assign' : 'inquiry:assign');
  const found = names.flatMap((name) => {
    const known = directory.colleague(name);
    const means = known ?? meaningOf({ field: 'assigned_to', text: name }, given, draft);
    const id = typeof means === 'number' ? means : undefined;
    if (id === undefined) {
      if (means !== 'leave') draft.reasons.push(reasons.unknownName({ field: 'Assigned to', text: name }));
      draft.rest.push(`Assigned to: ${name}`);
      return [];
    }
    if (reach === 'own' && id !== actor.userId) {
      draft.reasons.push(reasons.staffOnlySelf);
      draft.rest.push(`Assigned to: ${name}`);
      return [];
    }
    return [id];
  });
  const all = found.length
    ? found
    : reach === 'own'
      ? defaults.staff.filter((id) => id === actor.userId)
      : defaults.staff;
  return [...new Set(all)];
};
