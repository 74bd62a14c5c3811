import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { usualProjectStatus } from '@angan/contract/projects/project-list.ts';
import { type ProjectFields, projectMistakes } from '@angan/contract/projects/project-rules.ts';
import type { ProjectStatus } from '@angan/domain/lookups/projects.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { oneLine } from '../contacts/words.ts';
import type { ListRules } from '../field-lists/rules.ts';
import type { Aliases } from '../values/pick.ts';

const statusWords: Aliases<ProjectStatus> = {
  upcoming: 'Pre-launch',
  'soft launch': 'Pre-launch',
  prelaunch: 'Pre-launch',
  new: 'New launch',
  launched: 'New launch',
  'newly launched': 'New launch',
  uc: 'Under construction',
  'under const': 'Under construction',
  construction: 'Under construction',
  ongoing: 'Under construction',
  'on going': 'Under construction',
  'in progress': 'Under construction',
  'nearing completion': 'Nearing possession',
  'near possession': 'Nearing possession',
  rtm: 'Ready',
  'ready to move': 'Ready',
  'ready to move in': 'Ready',
  'ready possession': 'Ready',
  completed: 'Ready',
  complete: 'Ready',
  delivered: 'Ready',
  sold: 'Sold out',
  'on hold': 'Stalled',
  stuck: 'Stalled',
  delayed: 'Stalled',
};

/** What kind of project a row is, its status where the possession tells it, and what the form would not let in. */
export const projectRules: ListRules = {
  words: { status: statusWords },
  together: (notes, cells, { decided, usualSubtype }) => {
    const { fields } = notes;
    const text = oneLine(cells.first('property_subtype'));
    const read = (fields.property_subtype as number[] | undefined) ?? [];
    if (text !== '' && read.length === 0) notes.unknown.push({ field: 'property_subtype', text });
    const meant = Number(decided('property_subtype', text)) || usualSubtype;
    const rows = propertySubtypes.filter(({ id }) => (read.length > 0 ? read.includes(id) : id === meant));
    const main = rows.find(({ id }) => id === (read[0] ?? meant));
    if (!main) notes.why.push(text ? reasons.noSubtypeIn({ text }) : reasons.noSubtype);
    else {
      const [own, others] = [true, false].map((same) =>
        rows.filter((row) => (row.property_type === main.property_type) === same),
      ) as [typeof rows, typeof rows];
      fields.property_type = main.property_type;
      fields.property_subtype = own.map(({ id }) => id);
      if (others.length > 0)
        notes.keep('property_subtype', others.map((row) => row.property_subtype).join(', '), reasons.notOurs);
    }
    if (fields.status === undefined) {
      if (/\bready\b/i.test(cells.first('possession_date'))) fields.status = 'Ready' satisfies ProjectStatus;
      else notes.told.push(reasons.usualStatus({ status: usualProjectStatus }));
    }
    for (const field of Object.keys(projectMistakes(fields as ProjectFields))) {
      if (fields[field] === undefined) continue;
      notes.keep(field, String(fields[field]), reasons.unreadable);
      delete fields[field];
    }
  },
};
