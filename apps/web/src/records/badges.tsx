import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import type { ProjectStatus } from '@angan/domain/lookups/projects.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { word } from '../core/language/index.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';

const statusTones: Record<PropertyStatus, Tone> = {
  Draft: 'warn',
  Available: 'ok',
  'On Hold': 'warn',
  'Under Offer': 'info',
  Sold: 'off',
  Rented: 'off',
  Withdrawn: 'off',
};

export const PropertyStatusBadge = ({ status }: { status: PropertyStatus }) => (
  <StatusBadge tone={statusTones[status]}>{word(status)}</StatusBadge>
);

const stageTones: Record<InquiryStage, Tone> = {
  New: 'brand',
  Contacted: 'off',
  Qualified: 'off',
  'Options Shared': 'off',
  'Visit Scheduled': 'info',
  'Visit Done': 'info',
  Negotiation: 'info',
  'Token Paid': 'ok',
  'On Hold': 'warn',
  'Closed Won': 'ok',
  'Closed Lost': 'off',
  Junk: 'off',
};

export const StageBadge = ({ stage }: { stage: InquiryStage }) => (
  <StatusBadge tone={stageTones[stage]}>{word(stage)}</StatusBadge>
);

const projectTones: Record<ProjectStatus, Tone> = {
  'Pre-launch': 'off',
  'New launch': 'brand',
  'Under construction': 'info',
  'Nearing possession': 'info',
  Ready: 'ok',
  'Sold out': 'off',
  Stalled: 'bad',
};

export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <StatusBadge tone={projectTones[status]}>{word(status)}</StatusBadge>
);

const loanTones: Record<LoanStage, Tone> = {
  New: 'brand',
  'Documents Pending': 'warn',
  'Documents Ready': 'info',
  'Logged In': 'info',
  'Credit Check': 'info',
  Sanctioned: 'ok',
  'Legal and Technical': 'ok',
  'Agreement Signed': 'ok',
  'Part Disbursed': 'ok',
  Disbursed: 'ok',
  'Payout Received': 'off',
  Query: 'warn',
  'On Hold': 'off',
  Rejected: 'bad',
  Withdrawn: 'off',
};

export const LoanStageBadge = ({ stage }: { stage: LoanStage }) => (
  <StatusBadge tone={loanTones[stage]}>{word(stage)}</StatusBadge>
);
