import type { NumberStatus, WhatsappNumber } from '@angan/contract/whatsapp/numbers.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { peopleADay } from '@angan/domain/whatsapp/cost.ts';
import type { Tone } from '../../ui/status-badge.tsx';

export const statusTone: Record<NumberStatus, Tone> = { Connected: 'ok', 'Token expired': 'bad', Disconnected: 'off' };

const qualities: Record<string, { text: string; tone: Tone }> = {
  GREEN: { text: 'High', tone: 'ok' },
  YELLOW: { text: 'Medium', tone: 'warn' },
  RED: { text: 'Low', tone: 'bad' },
};
export const qualityOf = (quality: string) => qualities[quality] ?? { text: 'Not known yet', tone: 'off' as Tone };

/** '2,000 people in 24 hours' */
export const limitWords = (tier: string): string => {
  const people = peopleADay(tier);
  if (people !== undefined) return `${formatNumber(people)} people in 24 hours`;
  return tier === 'TIER_UNLIMITED' ? 'Any number of people' : 'Not known yet';
};

const units = [
  { seconds: 86_400, word: 'day' },
  { seconds: 3600, word: 'hour' },
  { seconds: 60, word: 'minute' },
] as const;

/** '2 minutes ago', 'just now' */
export const agoWords = (at: string, now: number): string => {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const unit = units.find((one) => seconds >= one.seconds);
  if (!unit) return 'just now';
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.word}${count === 1 ? '' : 's'} ago`;
};

export const webhookWords = ({ webhook }: WhatsappNumber, now: number): { text: string; tone: Tone } => {
  if (webhook.last_at)
    return {
      text: `Last webhook ${agoWords(webhook.last_at, now)}`,
      tone: webhook.health === 'Working' ? 'ok' : 'warn',
    };
  if (webhook.health === 'Not set up') return { text: 'Webhook not set up', tone: 'bad' };
  return { text: 'Checked; nothing came yet', tone: 'warn' };
};
