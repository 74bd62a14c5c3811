import type { NoteKind, noteCalls } from '@angan/contract/notes/notes.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { findContact, seesNumbers } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/http/serve.ts';
import { findInquiry } from '../inquiries/index.ts';
import { findProperty } from '../properties/index.ts';

/** Refuses with 404 a note on a record that the writer may not see. */
const mayLink: Record<NoteKind, (context: Context, id: number) => Promise<unknown>> = {
  contact: findContact,
  property: findProperty,
  inquiry: findInquiry,
};

export const noteHandlers: Handlers<typeof noteCalls> = {
  async create({ body }, context) {
    const { actor, db } = context;
    await mayLink[body.link.kind](context, body.link.id);
    const { link_kind, link_id, ...note } = await db
      .insertInto('note')
      .values({
        company_id: actor.companyId,
        created_by: actor.userId,
        text: body.text,
        link_kind: body.link.kind,
        link_id: body.link.id,
      })
      .returning(['id', 'text', 'link_kind', 'link_id', 'created_by', 'created_date'])
      .executeTakeFirstOrThrow();
    return {
      ...note,
      text: seesNumbers(actor) ? note.text : maskNumbersIn(note.text),
      link: { kind: link_kind as typeof body.link.kind, id: link_id },
    };
  },
};
