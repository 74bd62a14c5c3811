import { type AreaField, areaFields } from '@angan/contract/areas/area-fields.ts';
import type { Area } from '@angan/contract/areas/areas.ts';
import type { Locality } from '@angan/contract/areas/localities.ts';
import { t } from '@lingui/core/macro';
import { type DraftOf, fieldsBody, fieldsDraft, fieldsMistakes } from '../records/index.ts';

export interface NeighbourDraft {
  area: number;
  /** As it was typed. */
  km: string;
}

/** An area as it stands in the form: numbers as they were typed. */
export interface AreaDraft extends Omit<DraftOf<typeof areaFields>, 'neighbours'> {
  neighbours: NeighbourDraft[];
}

export const areaDraftOf = (area: Area | undefined, city: number | null): AreaDraft => ({
  ...fieldsDraft(areaFields, area ?? { city, is_active: true }),
  neighbours: (area?.neighbours ?? []).map(({ area: id, km }) => ({ area: id, km: km === null ? '' : String(km) })),
});

/** What is known of an area that is one of the localities. */
export const draftOfLocality = ({ locality, city, pincode, latitude, longitude }: Locality): Partial<AreaDraft> => {
  const given = { area: locality, city, pincodes: [pincode], latitude, longitude };
  const draft = fieldsDraft(areaFields, given);
  return { area: locality, city, pincodes: draft.pincodes, latitude: draft.latitude, longitude: draft.longitude };
};

const isDistance = (text: string) => text.trim() === '' || /^\d{1,2}(\.\d+)?$/.test(text.trim());

/** What the form can tell by itself; the rest is the server's. */
export const areaMistakes = (draft: AreaDraft): Record<string, string> => ({
  ...fieldsMistakes(areaFields, draft),
  ...(draft.area.trim() === '' && { area: t`Enter the name.` }),
  ...(draft.city === null && { city: t`Choose the city.` }),
  ...(!draft.neighbours.every(({ km }) => isDistance(km)) && { neighbours: t`Write the kilometres as 2 or 2.5.` }),
});

type Body = Pick<Area, AreaField>;
export const areaBody = (draft: AreaDraft): Body => ({
  ...(fieldsBody(areaFields, draft) as Body),
  neighbours: draft.neighbours.map(({ area, km }) => ({ area, km: km.trim() === '' ? null : Number(km) })),
});
