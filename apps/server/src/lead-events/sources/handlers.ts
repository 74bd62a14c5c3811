import type { leadSourceCalls } from '@angan/contract/lead-events/lead-sources.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { sourceOfPortal } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { SteppedContext } from '../../core/context.ts';
import { notFound, tooMany } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { writtenLead } from '../inbox/one-lead.ts';
import { portals } from '../portals/index.ts';
import { pullSource, steppingOf, testSource } from '../pulling/index.ts';
import { writeOutcome } from '../reading/index.ts';
import { readEvent, type Waiting, waitingColumns } from '../reading/read-event.ts';
import { storeLeads } from '../store-leads.ts';
import { sourceHappenings } from './happenings.ts';
import { rotateToken, saveSource } from './save-source.ts';
import { readSource, readSources } from './source-rows.ts';

/** Seconds between two times that a person has a portal asked. */
const betweenSeconds = 60;

const requireConnected = (context: SteppedContext, source: string, isToWait: boolean) =>
  context.step(async ({ db, actor, services }) => {
    const { rows } = await sql<{ waits: boolean }>`
      select coalesce((select max(t) from unnest(asked_at) t) > ${services.now().toISOString()}::timestamptz - make_interval(secs => ${betweenSeconds}), false) as waits
        from lead_source_pull where company_id = ${actor.companyId} and source = ${source}`.execute(db);
    if (!rows[0]) throw notFound(leadEventTexts.noSuchPortal);
    if (isToWait && rows[0].waits) throw tooMany(leadEventTexts.tooSoon, betweenSeconds);
  });

export const leadSourceHandlers: Handlers<typeof leadSourceCalls> = {
  list: async (_, context) => ({ results: await readSources(context) }),

  async save(given, context) {
    return readSource(context, await saveSource(context, given));
  },

  async rotate({ params }, context) {
    const { source } = sourceOfPortal(params.portal);
    await rotateToken(context, source);
    return readSource(context, source);
  },

  async test({ params }, context) {
    const { source } = sourceOfPortal(params.portal);
    await requireConnected(context, source, false);
    return testSource(steppingOf(context), source);
  },

  async pull({ params }, context) {
    const { source } = sourceOfPortal(params.portal);
    await requireConnected(context, source, true);
    return pullSource(steppingOf(context), source);
  },

  async sendTest({ params }, context) {
    const { db, actor, services } = context;
    const { source } = sourceOfPortal(params.portal);
    const adapter = portals[params.portal];
    const sample = adapter.sample(services.now());
    const read = adapter.readPush(sample);
    const arrival = {
      ...{ companyId: actor.companyId, source, way: 'Test' as const, contentType: sample.contentType },
      ...{ ip: '', now: services.now() },
    };
    const { ids } = await storeLeads(db, arrival, read.ok ? read.leads : []);
    const [id] = ids;
    if (id === undefined) throw tooMany(leadEventTexts.tooSoon, 1);
    const { rows } = await sql<Waiting>`
      select ${waitingColumns} from lead_event
       where company_id = ${actor.companyId} and id = ${id}`.execute(db);
    await writeOutcome(db, actor.companyId, id, await readEvent(context, rows[0]!));
    return writtenLead(context, id);
  },

  happenings: ({ params }, context) => sourceHappenings(context, sourceOfPortal(params.portal).source),
};
