import type pg from 'pg';
import { insertRows } from '../insert-rows.ts';
import { brokerGroups, brokerSources, type DemoBroker, demoBrokers } from './brokers.ts';
import { daysAgo, ownSince, type Place } from './place.ts';

const knownDays = 30;

export interface KnownBroker extends DemoBroker {
  readonly contact: number;
  readonly chat: number;
}

export interface KnownBrokers {
  readonly brokers: readonly KnownBroker[];
  /** Ids of the groups by their names. */
  readonly groups: ReadonlyMap<string, number>;
}

/** Brokers among the platform's contacts, in a group for each city, with the chats that a broadcast writes into. */
export const writeBrokers = async (client: pg.PoolClient, place: Place): Promise<KnownBrokers> => {
  const { company_id, number } = place;
  const own = ownSince(place, knownDays);
  const groups = await insertRows(
    client,
    'contactgroup',
    brokerGroups.map((contact_group_name) => ({ ...own, contact_group_name })),
  );
  const sources = await insertRows(
    client,
    'source',
    brokerSources.map((source_name) => ({ ...own, source_name })),
  );
  const brokers = demoBrokers();
  const contacts = await insertContacts(client, place, brokers, sources);
  await insertRows(
    client,
    'contact_in_group',
    brokers.map(({ group }, at) => ({
      company_id,
      contactgroup_id: groups[group],
      contact_id: contacts[at],
      created_date: own.created_date,
      locked_contact: false,
      is_hidden: false,
    })),
    'contact_id',
  );
  const chats = await insertRows(
    client,
    'whatsapp_chat',
    brokers.map(({ mobile, name }, at) => ({
      company_id,
      number,
      wa_id: `91${mobile}`,
      contact: contacts[at],
      username: '',
      profile_name: name,
      preview: '',
      preview_kind: '',
      preview_direction: '',
      unread_count: 0,
      talked: false,
      created_date: own.created_date,
    })),
  );
  return {
    brokers: brokers.map((one, at) => ({ ...one, contact: contacts[at]!, chat: chats[at]! })),
    groups: new Map(brokerGroups.map((name, at) => [name, groups[at]!])),
  };
};

/** With the columns that say nothing left to what they are by themselves. */
const insertContacts = async (
  client: pg.PoolClient,
  place: Place,
  brokers: readonly DemoBroker[],
  sources: readonly number[],
): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into contact (company_id, created_by, created_date, name, mobile_number_1, source, consent_status, consent_how, consent_at)
       select $1, $2, $3, name, mobile, source, case when agreed then 'Given' else 'Not asked' end,
           case when agreed then 'In person' else '' end, case when agreed then $3::timestamptz end
         from jsonb_to_recordset($4) as r (name text, mobile text, source bigint, agreed boolean)
     returning id`,
    [
      place.company_id,
      place.created_by,
      daysAgo(place, knownDays),
      JSON.stringify(brokers.map((one) => ({ ...one, source: sources[one.source] }))),
    ],
  );
  return rows.map(({ id }) => id);
};
