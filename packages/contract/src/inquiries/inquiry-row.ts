import { priorities } from '@angan/domain/lookups/inquiries.ts';
import { taskTypes } from '@angan/domain/lookups/tasks.ts';
import { z } from 'zod';
import { AreaRef, Assignee, CityRef, ContactRef, ProjectRef, SocietyRef, titled } from '../kit/nested.ts';
import { shownOf } from '../kit/pairs.ts';
import { matchCount } from '../matches/match-counts.ts';
import { inquiryFields, stageChoices } from './inquiry-fields.ts';
import { stageReasons } from './inquiry-stages.ts';

/** The property of an advertisement, as whoever may see it reads it. */
export const AskedProperty = z.object({ id: z.number(), property_code: z.string(), ...titled });

/** An inquiry as a role may see it. Empty lists and null: not asked. Rupees: in all for a sale, per month for rent. */
export const Inquiry = z.object({
  id: z.number(),
  /** Q-000123, counted within the company. */
  inquiry_code: z.string(),
  contact: ContactRef,
  date_time: z.string(),
  property_type: z.number(),
  deal_type: z.array(z.number()),
  city: CityRef.nullable(),
  area: z.array(AreaRef),
  society_name: z.array(SocietyRef),
  project: z.array(ProjectRef),
  ...shownOf(inquiryFields),
  asked_property: AskedProperty.nullable(),
  co_broker: ContactRef.nullable(),
  assigned_to: z.array(Assignee),
  matching_property_count: matchCount,
  stage: z.enum(stageChoices),
  /** Why it was closed. */
  stage_reason: z.enum(stageReasons).nullable(),
  /** The day on which it goes back from On Hold, and the stage it goes back to. */
  resume_on: z.string().nullable(),
  held_stage: z.enum(stageChoices).nullable(),
  next_follow_up: z.string().nullable(),
  /** The first of its tasks that is Scheduled. */
  next_step: z.object({ type: z.enum(taskTypes), date_time: z.string() }).nullable(),
  /** Open, past New, and nothing is Scheduled for it. */
  lacks_next_step: z.boolean(),
  /** When the office first called or wrote; when the person was last reached; how often it was tried. */
  first_response_at: z.string().nullable(),
  last_contacted_at: z.string().nullable(),
  contact_attempts: z.number().int(),
  /** 0 to 100, with what it is made of. */
  score: z.number().int(),
  score_reasons: z.array(z.object({ reason: z.string(), points: z.number().int() })),
  /** As a person rated it (`priority`), else as the score suggests. */
  rating: z.enum(priorities),
  locked_inquiry: z.boolean(),
  /** '4 BHK house, Sector 57, up to 6.00 Cr' */
  requirement_summary: z.string(),
  may_edit: z.boolean(),
  /** Stages that the reader may move it to. */
  may_move_to: z.array(z.enum(stageChoices)),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Inquiry = z.infer<typeof Inquiry>;

/** What the requirement in a line is made of. What shows the line has these, and words it in the reader's language. */
export const requirementParts = {
  ...({ property_type: true, property_subtype: true, bhk: true, possession: true } as const),
  ...({ any_area: true, area: true, society_name: true, project: true } as const),
  ...({ budget_min: true, budget_max: true, size_min: true, size_max: true, size_unit: true } as const),
} as const;

/** The same with the line in English. */
export const requirementFacts = { requirement_summary: true, ...requirementParts } as const;
