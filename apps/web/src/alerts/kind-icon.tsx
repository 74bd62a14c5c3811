import type { AlertKind } from '@angan/domain/alerts.ts';
import {
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarOff,
  IconCertificate,
  IconClockHour4,
  IconClockX,
  IconCreditCard,
  IconDoorExit,
  IconEyeCheck,
  IconFileImport,
  IconHeart,
  IconHomeCheck,
  IconHomeMove,
  IconHourglass,
  IconLock,
  IconLockOpen,
  IconMessageOff,
  IconNote,
  IconPlayerPlay,
  IconPlugConnectedX,
  IconReceipt,
  IconTarget,
  IconTrendingDown,
  IconTrendingUp,
  IconUserCheck,
  IconWorld,
} from '@tabler/icons-react';

const icons: Readonly<Record<AlertKind, typeof IconWorld>> = {
  'New portal inquiry': IconWorld,
  'Inquiry assigned': IconUserCheck,
  'Inquiry goes on': IconPlayerPlay,
  'New match': IconTarget,
  'Client likes a property': IconHeart,
  'Price dropped on a shared property': IconTrendingDown,
  'Lead lock ending': IconHourglass,
  'Task due': IconClockHour4,
  'Note reminder': IconNote,
  'Task missed': IconClockX,
  'Property to verify': IconEyeCheck,
  'Property to close': IconHomeCheck,
  'Property back on offer': IconHomeMove,
  'Import finished': IconFileImport,
  'Lease ending': IconDoorExit,
  'Escalation due': IconTrendingUp,
  'Lock-in ending': IconLockOpen,
  'Mandate ending': IconCalendarOff,
  'Commission overdue': IconReceipt,
  'TDS certificate pending': IconCertificate,
  'Loan stage changed': IconBuildingBank,
  'Subscription ending': IconCreditCard,
  'Integration failing': IconPlugConnectedX,
  'WhatsApp not sending': IconMessageOff,
  'Reveal limit': IconLock,
};

/** The glyph of a kind of alert, beside its name. */
export const KindIcon = ({ kind }: { kind: AlertKind }) => {
  const Icon = icons[kind] ?? IconBuildingStore;
  return <Icon aria-hidden />;
};
