import type { NumberStatus, WhatsappNumber } from '@angan/contract/whatsapp/numbers.ts';
import { peopleADay } from '@angan/domain/whatsapp/cost.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, perLanguage } from '../../core/language/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export const statusTone: Record<NumberStatus, Tone> = { Connected: 'ok', 'Token expired': 'bad', Disconnected: 'off' };

const qualities = perLanguage<Record<string, { text: string; tone: Tone }>>(() => ({
  GREEN: { text: t`High`, tone: 'ok' },
  YELLOW: { text: t`Medium`, tone: 'warn' },
  RED: { text: t`Low`, tone: 'bad' },
}));
export const qualityOf = (quality: string) => qualities()[quality] ?? { text: t`Not known yet`, tone: 'off' as Tone };

/** '2,000 people in 24 hours' */
export const limitWords = (tier: string): string => {
  const people = peopleADay(tier);
  if (people !== undefined) return t`${formatNumber(people)} people in 24 hours`;
  return tier === 'TIER_UNLIMITED' ? t`Any number of people` : t`Not known yet`;
};

const units = [
  { seconds: 86_400, ago: (count: number) => plural(count, { one: `${count} day ago`, other: `${count} days ago` }) },
  { seconds: 3600, ago: (count: number) => plural(count, { one: `${count} hour ago`, other: `${count} hours ago` }) },
  { seconds: 60, ago: (count: number) => plural(count, { one: `${count} minute ago`, other: `${count} minutes ago` }) },
] as const;

/** '2 minutes ago', 'just now' */
export const agoWords = (at: string, now: number): string => {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const unit = units.find((one) => seconds >= one.seconds);
  if (!unit) return t`just now`;
  return unit.ago(Math.floor(seconds / unit.seconds));
};

export const webhookWords = ({ webhook }: WhatsappNumber, now: number): { text: string; tone: Tone } => {
  if (webhook.last_at)
    return {
      text: t`Last webhook ${agoWords(webhook.last_at, now)}`,
      tone: webhook.health === 'Working' ? 'ok' : 'warn',
    };
  if (webhook.health === 'Not set up') return { text: t`Webhook not set up`, tone: 'bad' };
  return { text: t`Checked; nothing came yet`, tone: 'warn' };
};
