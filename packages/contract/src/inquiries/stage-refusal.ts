import { type Mover, moveRefusal } from '@angan/domain/inquiry-stage.ts';
import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { inquiryTexts } from './texts.ts';

/** Why somebody may not move an inquiry so, in a sentence; undefined when they may. */
export const stageRefusal = (who: readonly Mover[], from: InquiryStage, to: InquiryStage): string | undefined => {
  const why = moveRefusal(who, from, to);
  if (why === null) return undefined;
  if (from === to) return inquiryTexts.sameStage;
  if (why === 'not you')
    return from === 'Closed Lost' || from === 'Junk' ? inquiryTexts.reopenByOthers : inquiryTexts.stageByOthers;
  if (from === 'Closed Won') return inquiryTexts.wonStays;
  if (from === 'Closed Lost' || from === 'Junk') return inquiryTexts.reopenFirst;
  return to === 'Junk' ? inquiryTexts.junkFrom : inquiryTexts.wonFrom;
};
