import { alertReaders } from './alert-readers.ts';
import { alertNotice } from './alerts/index.ts';
import { givingBack, mailingPaper } from './billing/index.ts';
import { sendingLetters } from './commissions/index.ts';
import {
  bulkChangeCloser,
  bulkChangeRunner,
  bulkChangeUndoer,
  contactExportExpiry,
  contactExportWriter,
  looking,
  mergingAll,
  settling,
  undoingAll,
} from './contacts/index.ts';

import { purge } from './core/files/index.ts';
import type { RunningJob } from './core/jobs/job.ts';
import { type Channels, deliver } from './core/outbox/index.ts';
import { makingDemoSlots, remindingOfDemo } from './demo-bookings/index.ts';
import { migrationJobs } from './imports/index.ts';
import { resuming, scoring } from './inquiries/index.ts';
import { matchJobs } from './matches/index.ts';
import { remindingOfNotes } from './notes/index.ts';
import { ownDataJobs } from './own-data/index.ts';
import { leadExpiry, leadWarning, projectFileExpiry } from './projects/index.ts';
import { deriving, propertyFileExpiry, returning, tellingPriceDropped } from './properties/index.ts';
import { endingSupport } from './support/index.ts';
import { missing, reminding } from './tasks/index.ts';
import { lettingGoOnTheDay } from './team/index.ts';
import { watchingDays } from './watch-days.ts';
import {
  exportingBroadcast,
  fetchingMedia,
  followingBroadcast,
  markingRead,
  preparingAlertTemplates,
  refreshingNumber,
  sendAlert,
  sendingMedia,
  syncingTemplates,
  writingBroadcast,
} from './whatsapp/index.ts';

/** Every task with its work: the one list from which a worker is put together. */
export const allJobs = (channels: Channels): RunningJob[] => [
  deliver(channels, alertNotice(alertReaders), sendAlert),
  preparingAlertTemplates,
  purge,
  mailingPaper,
  givingBack,
  contactExportWriter,
  contactExportExpiry,
  bulkChangeRunner,
  bulkChangeUndoer,
  bulkChangeCloser,
  ...ownDataJobs,
  endingSupport,
  lettingGoOnTheDay,
  ...migrationJobs,
  ...matchJobs,
  propertyFileExpiry,
  projectFileExpiry,
  looking,
  mergingAll,
  undoingAll,
  settling,
  returning,
  tellingPriceDropped,
  watchingDays,
  sendingLetters,
  deriving,
  resuming,
  scoring,
  leadExpiry,
  leadWarning,
  missing,
  reminding,
  remindingOfNotes,
  makingDemoSlots,
  remindingOfDemo,
  fetchingMedia,
  markingRead,
  refreshingNumber,
  sendingMedia,
  syncingTemplates,
  writingBroadcast,
  followingBroadcast,
  exportingBroadcast,
];
