import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { shortened } from '@angan/domain/shortened.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { raiseAlerts } from '../alerts/index.ts';
import { job } from '../core/jobs/job.ts';
import { task } from '../core/jobs/task.ts';

/** Asked for by the database, as a note is written (plan_note_jobs): what is to be told at a minute, ISO 8601. */
const remindOfNotes = task('remind_of_notes', z.object({ minute: z.iso.datetime() }));

/** A reminder that comes more than so much after its minute is late: the server was down, and says so. */
const lateAfter = 60_000;
/** Letters of a note that its reminder says at most. */
const mostSaid = 140;

/**
 * Tells those who wrote notes of what they wanted to be reminded of at a minute. What was deleted or put off since is not
 * found any more. The key names note and minute, so each is told once however often the job is tried (decision 137).
 */
export const remindingOfNotes = job(remindOfNotes, async ({ minute }, { db, companyId, services }) => {
  const { rows } = await sql<{
    id: number;
    text: string;
    created_by: number;
    link_kind: string | null;
    link_id: number;
  }>`
    select n.id, n.text, n.created_by, n.link_kind, n.link_id from note n
     where n.company_id = ${companyId} and not n.is_deleted and n.created_by is not null
       and n.remind_at >= ${minute}::timestamptz and n.remind_at < ${minute}::timestamptz + interval '1 minute'`.execute(
    db,
  );
  const isLate = services.now().getTime() - Date.parse(minute) > lateAfter;
  const { noteDue, noteDueLate } = alertSentences.of;
  await raiseAlerts(
    db,
    rows.map(({ id, text, created_by, link_kind, link_id }) => ({
      to: [created_by],
      kind: 'Note reminder' as const,
      sentence: (isLate ? noteDueLate : noteDue)({ text: short(text) }),
      together: alertSentences.of.notesDue,
      key: `note ${id} due ${minute.slice(0, 16)}`,
      about: link_kind === 'property' || link_kind === 'inquiry' ? [{ kind: link_kind, id: link_id } as const] : [],
    })),
  );
});

const short = (text: string): string => shortened(text.replaceAll('\n', ' '), mostSaid);
