import type { Area } from '@angan/contract/areas/areas.ts';

export interface NeighbourDraft {
  area: number;
  /** As it was typed. */
  km: string;
}

/** An area as it stands in the form: numbers as they were typed. */
export interface AreaDraft {
  area: string;
  city: number | null;
  zone: string;
  aliases: string[];
  pincodes: string[];
  neighbours: NeighbourDraft[];
  latitude: string;
  longitude: string;
  is_active: boolean;
}

const typed = (value: number | null) => (value === null ? '' : String(value));

export const areaDraftOf = (area: Area | undefined, city: number | null): AreaDraft => ({
  area: area?.area ?? '',
  city: area?.city ?? city,
  zone: area?.zone ?? '',
  aliases: area?.aliases ?? [],
  pincodes: area?.pincodes ?? [],
  neighbours: (area?.neighbours ?? []).map(({ area: id, km }) => ({ area: id, km: typed(km) })),
  latitude: typed(area?.latitude ?? null),
  longitude: typed(area?.longitude ?? null),
  is_active: area?.is_active ?? true,
});

const isDistance = (text: string) => text.trim() === '' || /^\d{1,2}(\.\d+)?$/.test(text.trim());

/** What the form can tell by itself; the rest is the server's. */
export const areaMistakes = (draft: AreaDraft): Record<string, string> => ({
  ...(draft.area.trim() === '' && { area: 'Enter the name.' }),
  ...(draft.city === null && { city: 'Choose the city.' }),
  ...(!draft.neighbours.every(({ km }) => isDistance(km)) && { neighbours: 'Write the kilometres as 2 or 2.5.' }),
});

export const areaBody = ({ city, neighbours, ...draft }: AreaDraft) => ({
  ...draft,
  city: city!,
  neighbours: neighbours.map(({ area, km }) => ({ area, km: km.trim() })),
});
