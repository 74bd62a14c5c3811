import { type TemplateQuality, type TemplateStatus, toMeta } from '@angan/domain/whatsapp/templates/index.ts';
import { brokerGroups, demoBrokers, inCity, phoneOf } from './brokers.ts';
import { spokenChats } from './chat-scripts.ts';
import { metaIdOf } from './template-parts.ts';
import { demoTemplates } from './templates.ts';

/** Hours for which somebody who wrote may be answered. */
const openHours = 24;

const statusAtMeta: Readonly<Partial<Record<TemplateStatus, string>>> = { TEMPORARILY_BLOCKED: 'LIMIT_EXCEEDED' };
const qualityAtMeta: Readonly<Record<TemplateQuality, string>> = { HIGH: 'GREEN', MEDIUM: 'YELLOW', LOW: 'RED' };

const templates = demoTemplates
  .filter(({ meta }) => meta !== undefined)
  .map((template) => ({
    template: {
      id: metaIdOf(template),
      status: statusAtMeta[template.status] ?? template.status,
      quality: template.quality ? qualityAtMeta[template.quality] : 'UNKNOWN',
      rejected_reason: template.rejected?.reason ?? 'NONE',
      ...toMeta(template),
    },
  }));

const chatting = spokenChats.map(({ name, wa_id, hidden, lines }) => {
  const said = lines.findLast(({ by, kind = 'text' }) => by === 'them' && kind === 'text');
  return {
    person: { digits: wa_id, name, ...(hidden && { ...hidden, phone_visible: false }) },
    ...(said && said.ago < openHours && { says: said.body }),
  };
});

const moods = {
  usual: {},
  full: {},
  silent: { receipts: false },
  off: { online: false },
  stopped: { stopped: true },
  'not on WhatsApp': { on_whatsapp: false },
} as const;

const brokers = demoBrokers();
const writtenTo = brokerGroups.flatMap((group) =>
  inCity(brokers, group)
    .filter((one) => one.agreed)
    .map(({ mobile, name }, at) => ({ person: { digits: `91${mobile}`, name, ...moods[phoneOf(at).is] } })),
);

/**
 * What the stand-in for Meta has to know of the demo, so that what stands there goes on: its templates as they are at
 * Meta, and its people with their phones. A line of JSON each.
 */
export const linesForSandbox = (): string =>
  [...templates, ...writtenTo, ...chatting].map((one) => `${JSON.stringify(one)}\n`).join('');
