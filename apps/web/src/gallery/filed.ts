import type { FiledRecord, RecordFileCalls, RecordFileKind, RecordFiles } from '@angan/contract/files/record-files.ts';
import { projectFileCalls } from '@angan/contract/projects/project-files.ts';
import { projectCalls } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyFileCalls } from '@angan/contract/properties/property-files.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';

type Lists = Pick<RecordFiles, 'images' | 'floor_plans' | 'videos' | 'documents'>;

/** A record as its gallery needs it: the lists stand only where the record itself is there. */
export type Filed = Pick<RecordFiles, 'cover' | 'image_count'> & { [L in keyof Lists]?: Lists[L] | undefined } & {
  readonly id: number;
  readonly may_edit: boolean;
};

interface Kind {
  readonly calls: RecordFileCalls;
  /** Where the record and its lists are read. */
  readonly get: typeof propertyCalls.get | typeof projectCalls.get;
  readonly list: typeof propertyCalls.list | typeof projectCalls.list;
  /** What each kind of file is for. */
  readonly whatFor: Readonly<Record<RecordFileKind, string>>;
}

const videos = perLanguage(() => t`MP4 or WebM, up to 64 MB each.`);

/** The kinds of record that have files. */
export const filed = perLanguage<Readonly<Record<FiledRecord, Kind>>>(() => ({
  property: {
    calls: propertyFileCalls,
    get: propertyCalls.get,
    list: propertyCalls.list,
    whatFor: {
      image: t`The cover stands on every card of this property. Drag the photos into the order in which you would walk.`,
      floor_plan: t`A drawing of the rooms, as a picture.`,
      video: videos(),
      document: t`Sale deed, tax bill, society letter: seen only by the Owner, Co-Owners and who added the property.`,
    },
  },
  project: {
    calls: projectFileCalls,
    get: projectCalls.get,
    list: projectCalls.list,
    whatFor: {
      image: t`The cover stands on every card of this project.`,
      floor_plan: t`A drawing of the site or of a unit, as a picture.`,
      video: videos(),
      document: t`The builder's brochure, price sheet and forms: everybody who sees the project can open them.`,
    },
  },
}));
