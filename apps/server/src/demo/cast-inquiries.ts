import type { InquiryStage } from '@angan/domain/lookups/index.ts';
import { lakh } from './asked-prices.ts';
import { by, cast } from './cast.ts';
import type { DemoContact } from './contact.ts';
import type { DemoInquiry, InquiryFacts, Wish } from './inquiry.ts';
import { bhkId, dealId, furnitureId, possessionId, subtypeId, typeId } from './platform-ids.ts';

interface Told {
  readonly who: string;
  readonly areas: readonly string[];
  readonly stage: InquiryStage;
  readonly assigned_to: string | undefined;
  /** Minutes of office time until the next step. */
  readonly follow_up: number | null;
  readonly facts: InquiryFacts;
  readonly deal?: Wish['facts']['deal_type'];
  readonly type?: 'Commercial';
  readonly locked?: boolean;
}

const three = { bhk: [bhkId('3 BHK')] };
const two = { bhk: [bhkId('2 BHK')] };
const ready = { possession: [possessionId('Ready to move')] };
const carpet = { size_min: 1200, size_max: 1500, size_basis: 'Carpet' } as const;
const rent = [dealId('Rent')];

/** What the people whom the tour meets look for; the first six want much the same flat. */
const told: readonly Told[] = [
  {
    who: 'Mehul Trivedi',
    areas: ['Prahladnagar', 'Bopal'],
    stage: 'Visit Scheduled',
    assigned_to: by('Jignesh'),
    follow_up: 700,
    facts: {
      ...three,
      ...ready,
      ...carpet,
      budget_max: 130 * lakh,
      parking_cars: 2,
      timeline: '1-3 months',
      comment: 'Ready flat before Uttarayan. Brings his wife for the visit, show Prahladnagar first',
    },
  },
  {
    who: 'જિગીષા રાવલ',
    areas: ['Prahladnagar'],
    stage: 'Contacted',
    assigned_to: by('Jignesh'),
    follow_up: 240,
    facts: {
      ...three,
      ...ready,
      ...carpet,
      budget_min: 100 * lakh,
      budget_max: 120 * lakh,
      facing: ['East'],
      comment: 'પૂર્વ દિશા પહેલાં પૂછવી. ૧.૨૦ સુધી, પછી વાત કરશે',
    },
  },
  {
    who: 'Rina Kothari',
    areas: ['Satellite'],
    stage: 'Qualified',
    assigned_to: by('Rakesh'),
    follow_up: 420,
    facts: {
      ...three,
      ...ready,
      budget_max: 120 * lakh,
      furniture: [furnitureId('Residential', 'Fully furnished')],
      comment: 'Furnished if possible, comes with two suitcases from Pune. Four options by evening',
    },
  },
  {
    who: 'Tarun Bhalla',
    areas: ['Bodakdev'],
    stage: 'On Hold',
    assigned_to: by('Kavita'),
    follow_up: 9500,
    facts: {
      ...three,
      budget_max: 125 * lakh,
      floor_min: 9,
      facing: ['East'],
      comment: 'For his daughter, 9th floor and up. Waits for her transfer order',
    },
  },
  {
    who: 'પાર્થ ચૌહાણ',
    areas: ['Bopal'],
    stage: 'New',
    assigned_to: undefined,
    follow_up: null,
    facts: {
      ...three,
      budget_max: 114 * lakh,
      size_min: 1200,
      size_max: 1400,
      size_basis: 'Carpet',
      comment: 'Filled the form on the website at night',
    },
  },
  {
    who: 'हरप्रीत कौर विर्क',
    areas: ['Jodhpur', 'Satellite'],
    stage: 'Options Shared',
    assigned_to: by('Kavita'),
    follow_up: 560,
    locked: true,
    facts: {
      ...three,
      ...ready,
      budget_max: 130 * lakh,
      parking_cars: 1,
      purpose: 'Both',
      comment:
        'Son joins a hospital in Ahmedabad. Down payment 40 lakh ready, wants to be 10 minutes from Prahladnagar',
    },
  },
  {
    who: 'नीलम राठौड़',
    areas: ['Shela', 'Ghuma'],
    stage: 'Qualified',
    assigned_to: by('Rakesh'),
    follow_up: 900,
    facts: { ...two, budget_max: 60 * lakh, timeline: '3-6 months', comment: 'लोन पास है, नया मकान भी चलेगा' },
  },
  {
    who: 'Devanshi Parekh',
    areas: ['South Bopal', 'Bopal'],
    stage: 'Contacted',
    assigned_to: by('Rakesh'),
    follow_up: -90,
    deal: rent,
    facts: { ...two, budget_max: 22_000, timeline: 'Within 1 month', comment: 'One dog, ask the owner before showing' },
  },
  {
    who: 'Kinjal Soni',
    areas: [],
    stage: 'New',
    assigned_to: undefined,
    follow_up: null,
    deal: rent,
    facts: { comment: 'Two working women. Did not say where or how much, call after 7' },
  },
  {
    who: 'Shweta Grewal',
    areas: ['Sindhu Bhavan Road', 'Bodakdev', 'Ambli'],
    stage: 'Visit Done',
    assigned_to: by('Jignesh'),
    follow_up: 300,
    deal: [dealId('Rent'), dealId('Lease')],
    facts: {
      ...three,
      budget_max: 65_000,
      furniture: [furnitureId('Residential', 'Fully furnished')],
      comment: 'Company lease from January, firm pays six months ahead',
    },
  },
  {
    who: 'Anjali Menon',
    areas: [],
    stage: 'Contacted',
    assigned_to: by('Kavita'),
    follow_up: 1300,
    facts: { ...three, comment: 'Park view, everything else open. Tells budget when she comes' },
  },
  {
    who: 'Farida Lokhandwala',
    areas: ['Bopal', 'South Bopal', 'CG Road'],
    stage: 'Negotiation',
    assigned_to: by('Farida'),
    follow_up: 180,
    type: 'Commercial',
    deal: [dealId('Pre-leased')],
    facts: {
      property_subtype: [subtypeId('Shop')],
      budget_max: 75 * lakh,
      size_min: 300,
      size_max: 600,
      size_basis: 'Super Built-up',
      purpose: 'Investment',
      comment: 'Third shop, tenant must stay. Has the money from Vastral',
    },
  },
];

/** Their place in the office's list of contacts is found by name. */
export const castInquiries = (contacts: readonly DemoContact[]): DemoInquiry[] =>
  told.map(({ who, areas, stage, assigned_to, follow_up, locked, deal, type, facts }, i) => {
    const contact = contacts.findIndex((one) => one.name === who);
    const { age, source } = contacts[contact]!;
    return {
      contact,
      areas,
      source,
      facts: {
        property_type: typeId(type ?? 'Residential'),
        deal_type: deal ?? [dealId('Sale'), dealId('New booking')],
        ...facts,
        stage,
      },
      assigned_to: assigned_to ? [assigned_to] : [],
      locked_inquiry: locked ?? false,
      created_by: cast.find((one) => one.name === who)!.created_by,
      age: age * (0.9 - i / 100),
      follow_up,
    };
  });
