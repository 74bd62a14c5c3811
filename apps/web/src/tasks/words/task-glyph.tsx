import type { TaskType } from '@angan/domain/lookups/tasks.ts';
import {
  IconBrandWhatsapp,
  IconBuildingBank,
  IconCake,
  IconCamera,
  IconCash,
  IconCertificate,
  IconFileCheck,
  IconFileText,
  IconHomeCheck,
  IconKey,
  IconListCheck,
  IconMapPin,
  IconPhone,
  IconReceipt,
  IconRepeat,
  IconShare,
  IconSignature,
  IconUsers,
} from '@tabler/icons-react';

const glyphs: Record<TaskType, typeof IconPhone> = {
  Call: IconPhone,
  'Site Visit': IconMapPin,
  Meeting: IconUsers,
  'WhatsApp follow-up': IconBrandWhatsapp,
  'Send options': IconShare,
  'Owner verification': IconFileCheck,
  'Photo shoot': IconCamera,
  'Document collection': IconFileText,
  'Token collection': IconReceipt,
  Agreement: IconSignature,
  Registration: IconCertificate,
  'Bank visit': IconBuildingBank,
  'Payment follow-up': IconCash,
  'Key collection': IconKey,
  Handover: IconHomeCheck,
  'Rent renewal': IconRepeat,
  'Birthday/Anniversary': IconCake,
  Other: IconListCheck,
};

/** The type of a task as a glyph; its word stands beside it. */
export const TaskGlyph = ({ type, size = 18 }: { type: TaskType; size?: number }) => {
  const Glyph = glyphs[type];
  return <Glyph size={size} aria-hidden />;
};
