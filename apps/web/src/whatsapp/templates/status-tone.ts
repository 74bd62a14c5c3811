import type { TemplateStatus } from '@angan/domain/whatsapp/templates/index.ts';
import type { Tone } from '../../ui/status-badge.tsx';

/** Green for APPROVED, red for REJECTED, yellow for all others (spec 4). */
export const toneOf = (status: TemplateStatus): Tone =>
  status === 'APPROVED' ? 'ok' : status === 'REJECTED' ? 'bad' : 'warn';
