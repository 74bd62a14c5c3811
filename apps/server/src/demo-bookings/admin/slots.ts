import type { demoSlotCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { lockedSlots } from '../slots/place.ts';
import { checkHost } from './check-host.ts';
import { readHosts, readSlot, readSlots } from './show-slot.ts';

export const demoSlotHandlers: Handlers<typeof demoSlotCalls> = {
  async grid(_, context) {
    const slots = await readSlots(context, { from: dayInIndia(context.services.now()) });
    return { slots, hosts: await readHosts(context) };
  },

  /** What is booked stays booked: a closed slot takes nobody more, and there is room at least for those who come. */
  async update({ params, body }, context) {
    const { db, actor } = context;
    const slot = (await lockedSlots(db, [params.id])).get(params.id);
    if (!slot) throw notFound();
    await checkHost(context, body.host);
    if (body.capacity !== undefined && body.capacity < slot.booked_count)
      throw fieldErrors({ capacity: [demoTexts.placesTaken] });
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length > 0)
      await db
        .updateTable('demo_slot')
        .set(change)
        .where('company_id', '=', actor.companyId)
        .where('id', '=', params.id)
        .execute();
    return readSlot(context, params.id);
  },
};
