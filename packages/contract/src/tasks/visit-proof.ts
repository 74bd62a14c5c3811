import { checkInPoints } from '@angan/domain/check-in.ts';
import { confirmMethods } from '@angan/domain/visit-slip.ts';
import { z } from 'zod';

/** Where the phone was on a visit: metres as the crow flies, to the property's own point, else to its society's or area's. */
export const VisitCheckIn = z.object({
  at: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  accuracy_m: z.number(),
  distance_m: z.number().nullable(),
  measured_to: z.enum(checkInPoints).nullable(),
});

/** How the visitor confirmed the slip of a visit, and when. */
export const VisitorConfirm = z.object({ method: z.enum(confirmMethods), at: z.string() });
