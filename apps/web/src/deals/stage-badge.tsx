import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { word } from '../core/language/index.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';

const tones: Partial<Record<DealStage, Tone>> = {
  Negotiation: 'brand',
  Closed: 'ok',
  'Possession Given': 'ok',
  'Handover Done': 'ok',
  Cancelled: 'off',
};

export const DealStageBadge = ({ stage }: { stage: DealStage }) => (
  <StatusBadge tone={tones[stage] ?? 'info'}>{word(stage)}</StatusBadge>
);
