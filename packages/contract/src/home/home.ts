import { z } from 'zod';
import { Inquiry, requirementFacts } from '../inquiries/inquiries.ts';
import { call } from '../kit/call.ts';
import { ProjectRef } from '../kit/nested.ts';
import { InquiryMatch } from '../matches/matches.ts';
import { Note } from '../notes/notes.ts';
import { Project } from '../projects/projects.ts';
import { Property } from '../properties/properties.ts';
import { Task, TaskProperty } from '../tasks/tasks.ts';
import { endingKinds, homeCall } from './home-call.ts';

/** What a row of Home needs of a record. */
export const HomeProperty = TaskProperty.extend(
  Property.pick({ last_verified_at: true, freshness: true, matching_inquiry_count: true }).shape,
);
export type HomeProperty = z.infer<typeof HomeProperty>;
export const HomeInquiry = Inquiry.pick({
  id: true,
  inquiry_code: true,
  contact: true,
  ...requirementFacts,
  deal_type: true,
  date_time: true,
  stage: true,
  source: true,
  first_response_at: true,
  matching_property_count: true,
  created_by: true,
  created_date: true,
  assigned_to: true,
});
export type HomeInquiry = z.infer<typeof HomeInquiry>;

/** A new one, with how many minutes of working hours it waits, or waited, for its first answer. */
export const HomeNewInquiry = HomeInquiry.extend({ waited_minutes: z.number().int() });
export type HomeNewInquiry = z.infer<typeof HomeNewInquiry>;

/** A pair that became an excellent match since yesterday and that nobody has shared. */
export const HomeMatch = InquiryMatch.pick({
  score: true,
  label: true,
  criteria: true,
  ask: true,
  not_confirmed_days: true,
}).extend({ inquiry: HomeInquiry, property: HomeProperty });
export type HomeMatch = z.infer<typeof HomeMatch>;

/** A property of today's round, with what to write to its owner. */
export const HomeToVerify = z.object({ property: HomeProperty, message: z.string() });
export type HomeToVerify = z.infer<typeof HomeToVerify>;

export const HomeProject = Project.pick({
  id: true,
  project_name: true,
  builder_name: true,
  area: true,
  bhk: true,
  status: true,
  price_from: true,
  price_to: true,
  cover: true,
  created_date: true,
});
export type HomeProject = z.infer<typeof HomeProject>;

/** A day on which something ends: of a property, or the RERA registration of a project. */
export const HomeEnding = z.object({
  kind: z.enum(endingKinds),
  day: z.string(),
  property: TaskProperty.pick({
    id: true,
    property_code: true,
    property_subtype: true,
    bhk: true,
    society_name: true,
    area: true,
  }).nullable(),
  project: ProjectRef.nullable(),
});
export type HomeEnding = z.infer<typeof HomeEnding>;

/** Whether each step of a new office is done, in the order in which they are asked. The logo may wait. */
export const HomeSetup = z.object({
  /** City and address. */
  company: z.boolean(),
  logo: z.boolean(),
  areas: z.boolean(),
  property: z.boolean(),
  inquiry: z.boolean(),
});
export type HomeSetup = z.infer<typeof HomeSetup>;

const count = z.number().int();
/**
 * What somebody meets at nine in the morning, each block by what its list shows to them, and with its count. The blocks
 * that the reader has no right to are null.
 */
export const Home = z.object({
  /** Today in India, by which all of it was read. */
  day: z.string(),
  tasks: z.object({
    /** By the bands of the list; `done` of today's. */
    overdue: count,
    today: count,
    done: count,
    /** Overdue ones, then those of today with what is done, each by their time. */
    results: z.array(Task),
  }),
  /** Today's that are still to be made. */
  visits: z.object({ count, results: z.array(Task) }),
  /** The first of tomorrow by their time, and how many there are. */
  tomorrow: z.object({ count, results: z.array(Task) }),
  new_inquiries: z.object({
    count,
    /** Not answered within `answerMinutes.due` of working hours. */
    late: count,
    /** Minutes of working hours until the first answer, the median of the last 30 days; null where there was none. */
    first_reply_minutes: z.number().nullable(),
    /** Unanswered ones first, the newest of them on top. */
    results: z.array(HomeNewInquiry),
  }),
  new_matches: z.object({
    /** 100 stands for more. */
    count,
    /** Of 90 and above. */
    best: count,
    results: z.array(HomeMatch),
  }),
  to_verify: z
    .object({
      /** All that are stale and on offer; the round is the first ten of them a day. */
      stale: count,
      /** Verified by the reader today. */
      done: count,
      results: z.array(HomeToVerify),
    })
    .nullable(),
  /** Hot inquiries without a next step. */
  hot: z.object({ count, results: z.array(HomeInquiry) }),
  recent: z.object({ properties: z.array(HomeProperty), projects: z.array(HomeProject) }),
  ending: z.object({ count, results: z.array(HomeEnding) }),
  /** Pinned ones first. */
  notes: z.object({ count, results: z.array(Note) }),
  /** Of the Owner alone. */
  setup: HomeSetup.nullable(),
  /** What a Backend person typed in today, in place of what others sell. */
  entered: z.object({ properties: count, inquiries: count }).nullable(),
});
export type Home = z.infer<typeof Home>;

export const homeCalls = { get: call({ ...homeCall, answer: Home }) };
