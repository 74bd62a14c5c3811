import type { UnitFields } from '@angan/contract/projects/project-rules.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { lockUntil } from '@angan/domain/lead-lock.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { salesContactRoles } from '@angan/domain/lookups/projects.ts';
import type pg from 'pg';
import { derivedPrices } from '../projects/index.ts';
import { officeMoment } from './calendar.ts';
import type { DemoContact } from './contact.ts';
import type { DemoInquiry } from './inquiry.ts';
import { backdateTrail, insertRows, sameColumns } from './insert-rows.ts';
import { officeMinutes } from './offices.ts';
import { dealId, subtypeId, typeId } from './platform-ids.ts';
import { type DemoProject, projects } from './projects.ts';
import { idIn } from './write-people.ts';
import { ahmedabad } from './write-places.ts';
import type { WrittenOffice } from './written-office.ts';

/** Writes the projects with their units and the person to call; answers their ids by name. */
export const writeProjects = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  contacts: readonly DemoContact[],
  people: readonly number[],
): Promise<Map<string, number>> => {
  const today = dayInIndia(office.now);
  const ids = new Map<string, number>();
  for (const { facts, area, days, units, created_by, age } of projects) {
    const at = officeMoment(office.now, officeMinutes(age));
    const made = {
      company_id: office.id,
      created_by: idIn(office.users, created_by),
      created_date: at,
      last_updated: at,
    };
    const dates = Object.fromEntries(Object.entries(days).map(([field, from]) => [field, addDays(today, from)]));
    const row = { ...facts, ...dates, ...made, city: ahmedabad, area: [idIn(office.areas, area)] };
    const [project] = await insertRows(client, 'project', [row]);
    ids.set(facts.project_name, project!);
    const seller = contacts.findIndex((one) => one.kind === 'builder' && one.name.includes(facts.builder_name));
    if (seller !== -1)
      await insertRows(client, 'project_contact', [
        { ...made, project, contact: people[seller], role: salesContactRoles[0], is_main: true },
      ]);
    await insertRows(
      client,
      'projectunit',
      sameColumns(
        units.map((unit) => ({
          carpet_unit: 'Sqft',
          price_basis: 'Total',
          is_deleted: false,
          ...unit,
          ...derivedPrices(unit as UnitFields),
          ...made,
          project,
        })),
      ),
    );
  }
  for (const table of ['project', 'project_contact', 'projectunit'] as const)
    await backdateTrail(client, office.id, table);
  // That a project follows its first units is no news.
  await client.query(`delete from audit_log where company_id = $1 and entity = 'project' and action = 'changed'`, [
    office.id,
  ]);
  return ids;
};

/** Registers leads with the projects; `ids` are those of the inquiries, in their order. */
export const writeLeads = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  contacts: readonly DemoContact[],
  {
    inquiries,
    ids,
    projectIds,
  }: { inquiries: readonly DemoInquiry[]; ids: readonly number[]; projectIds: ReadonlyMap<string, number> },
): Promise<void> => {
  const today = dayInIndia(office.now);
  for (const project of projects) {
    const { facts, created_by } = project;
    const chosen = leadsOf(project, contacts, inquiries);
    const rows = chosen.map(({ inquiry, daysAgo, status, ref_no }) => {
      const registered_on = addDays(today, -daysAgo);
      const at = officeMoment(office.now, daysAgo === 0 ? 20 : officeMinutes(daysAgo));
      return {
        company_id: office.id,
        project: idIn(projectIds, facts.project_name),
        inquiry: ids[inquiry]!,
        registered_on,
        registered_with: facts.builder_name,
        ref_no,
        lead_lock_until: lockUntil(registered_on, (facts.lead_lock_days as number | null | undefined) ?? null),
        status,
        created_by: idIn(office.users, created_by),
        created_date: at,
        last_updated: at,
      };
    });
    await insertRows(client, 'project_inquiry', rows);
  }
  await backdateTrail(client, office.id, 'project_inquiry');
};

/** Whose lead each is: who is named, else the oldest open wish for a new home that was there by then. */
const leadsOf = (
  { leads, units }: DemoProject,
  contacts: readonly DemoContact[],
  inquiries: readonly DemoInquiry[],
) => {
  const taken = new Set<number>();
  const cheapest = Math.min(...units.map((unit) => derivedPrices(unit as UnitFields).price_from_total ?? Infinity));
  return leads.map((lead) => {
    const inquiry = inquiries.findIndex((one, at) => {
      if (taken.has(at)) return false;
      if (lead.who) return contacts[one.contact]!.name === lead.who;
      const { property_type, property_subtype, deal_type, budget_max, stage } = one.facts;
      const wantsNew = property_type === typeId('Residential') && deal_type.includes(dealId('New booking'));
      const wantsFlat = !property_subtype?.length || property_subtype.includes(subtypeId('Flat/Apartment'));
      const canPay = budget_max == null || budget_max >= cheapest;
      const isOpen = !closedInquiryStages.includes(stage ?? 'New') && stage !== 'On Hold' && !one.locked_inquiry;
      return wantsNew && wantsFlat && canPay && isOpen && one.age > officeMinutes(lead.daysAgo + 1);
    });
    if (inquiry === -1) throw new Error('The demo registers a lead that it did not make');
    taken.add(inquiry);
    return { ...lead, inquiry };
  });
};
