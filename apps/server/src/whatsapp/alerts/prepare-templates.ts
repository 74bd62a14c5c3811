import { alertTemplateName, alertTemplates } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { prepareAlertTemplates } from '../../alerts/index.ts';
import { type Context, newActor, type Services, type SteppedContext } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { Refusal } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { type JobContext, jobInSteps } from '../../core/jobs/job.ts';
import { accountOf } from '../media/index.ts';
import { submitTemplate } from '../templates/submit.ts';
import { columnsOfContent } from '../templates/template-columns.ts';
import { platformId } from './platform-id.ts';

type Template = (typeof alertTemplates)[number];

/** While the platform has no number connected. */
const laterMs = 60 * 60_000;

/**
 * Makes the templates by which alerts go, one for each language, and submits them as the platform's people submit theirs,
 * where they are not there yet. What WhatsApp then refuses or rejects stays among the templates, for its people to see.
 */
export const preparingAlertTemplates = jobInSteps(prepareAlertTemplates, async (_, job) => {
  const { services, log, step } = job;
  const context = await platformContext(job);
  let isConnected = true;
  for (const template of alertTemplates) {
    const id = await context.step((in_) => draftOf(template, in_));
    if (id === 'no account') isConnected = false;
    else if (id !== undefined)
      await submitTemplate(id, {}, context).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        log.warn({ template: id, why: error.body }, 'WhatsApp did not take the template for alerts');
      });
  }
  const runAt = new Date(services.now().getTime() + laterMs);
  if (!isConnected)
    await step((db) => enqueue(db, prepareAlertTemplates, {}, { key: 'prepare alert templates later', runAt }));
});

/** The draft that is to be submitted, made where there is none; undefined where it was submitted already. */
const draftOf = async (
  template: Template,
  { db, actor, services }: Context,
): Promise<number | 'no account' | undefined> => {
  const account = await accountOf(services, db, actor.companyId);
  if (!account) return 'no account';
  const there = await db
    .selectFrom('whatsapp_template')
    .select(['id', 'status', 'refusal_title'])
    .where('company_id', '=', actor.companyId)
    .where('template_name', '=', alertTemplateName)
    .where('language', '=', template.code)
    .where('waba_id', 'in', [account.wabaId, ''])
    .executeTakeFirst();
  if (there) return there.status === 'DRAFT' && there.refusal_title === '' ? there.id : undefined;
  const { buttons, cards: _none, ...columns } = columnsOfContent(contentOf(template, services));
  const made = await db
    .insertInto('whatsapp_template')
    .values({ company_id: actor.companyId, ...columns, buttons: JSON.stringify(buttons) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

const contentOf = ({ code, body, footer, button, samples }: Template, { settings }: Services) =>
  ({
    name: alertTemplateName,
    language: code,
    category: 'UTILITY',
    header: { format: 'TEXT', text: '', variable: '' },
    body,
    body_values: [...samples],
    footer,
    buttons: [
      {
        type: 'Visit Website',
        text: button,
        url_type: 'Dynamic',
        url: `${settings.publicUrl}/{{1}}`,
        sample_url: `${settings.publicUrl}/?alert=1`,
        insights: false,
      },
    ],
  }) as const;

/** A request of the platform's own, by nobody: its steps are transactions of its company. */
const platformContext = async ({ services, log }: JobContext): Promise<SteppedContext> => {
  const inPlatform = <T>(work: (db: Context['db']) => Promise<T>) =>
    inTransaction(services.platformPool, openingForPlatform(''), (client) => work(onConnection(client)));
  const company_id = await inPlatform(platformId);
  const actor = newActor({ user_id: 0, company_id, usertype: 'Admin', subscription_status: 'Active' }, 0);
  const request = { id: '', url: '', ip: '', asker: '', userAgent: '' };
  const base = { actor, services, log, request };
  return { ...base, step: (work) => inPlatform((db) => work({ ...base, db, steady: db })) };
};
