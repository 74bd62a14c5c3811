import type { PlaceInput } from '@angan/contract/whatsapp/messages.ts';
import type { TemplateValues } from '@angan/domain/whatsapp/templates/index.ts';
import type { z } from 'zod';

/** A place as Meta takes it: degrees as text, and nothing that is empty. */
export const placeOf = (place: z.output<typeof PlaceInput> | null | undefined): Pick<TemplateValues, 'location'> => {
  if (!place) return {};
  const { latitude, longitude, name, address } = place;
  return {
    location: {
      latitude: String(latitude),
      longitude: String(longitude),
      ...(name && { name }),
      ...(address && { address }),
    },
  };
};
