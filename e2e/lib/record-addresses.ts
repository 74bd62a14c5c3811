import { newMobile, newName, type office } from './office.ts';
import type { OfRecord } from './screens.ts';

/** Addresses of the screens that name a record: an inquiry, a property, the tour that shows one to the other, and a society. */
export const recordAddresses = async (
  ask: ReturnType<typeof office>['ask'],
  email: string,
): Promise<Record<OfRecord, string>> => {
  const { results: societies } = await ask(email, '/properties/society/');
  const [{ id: society, area }] = societies;
  const what = { property_type: 1, deal_type: [1], area: [area] };
  const house = await ask(email, '/properties/property/', {
    ...{ ...what, property_subtype: 1, bhk: 4, sale_price: 9_000_000 },
    contact: { name: newName('Owner'), mobile_number_1: newMobile() },
  });
  const inquiry = await ask(email, '/properties/inquiry/', {
    ...{ ...what, bhk: [4], budget_max: 9_500_000 },
    contact: { name: newName('Rekha'), mobile_number_1: newMobile() },
  });
  const tour = await ask(email, '/properties/tasks/tours/', {
    inquiry: inquiry.id,
    // Tomorrow, which is still to come at any hour.
    stops: [{ property: house.id, date_time: new Date(Date.now() + 24 * 3_600_000), duration_minutes: 15 }],
  });
  return {
    '/tours/:visit_group': `/tours/${tour.visit_group}`,
    '/addtask/inquiry/:id': `/addtask/inquiry/${inquiry.id}`,
    '/addtask/property/:id': `/addtask/property/${house.id}`,
    '/addunit/:area/:society': `/addunit/${area}/${society}`,
  };
};
