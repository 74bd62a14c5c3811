import { notOnWhatsapp } from '@angan/domain/whatsapp/opt-out.ts';
import type { Kysely } from 'kysely';
import { noteWhatsappStatuses } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Told } from '../meta/event.ts';

/** Hands on what was told of alerts, which are messages of other companies' outboxes. */
export const noteAlertsTold = (db: Kysely<DB>, statuses: readonly Told[]): Promise<void> =>
  noteWhatsappStatuses(
    db,
    statuses.map(({ callback, status, at, error }) => ({
      ...{ sign: callback, status, at, why: error && `${error.title} ${error.detail}`.trim() },
      isNobody: error?.code === notOnWhatsapp,
    })),
  );
