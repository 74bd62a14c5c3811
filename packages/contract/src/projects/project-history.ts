import type { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { places, says, sentenceIn, sentences } from '../kit/sentence.ts';
import { timelineEntryOf, timelineOf, timelineQuery } from '../kit/timeline.ts';
import { taskIn } from '../tasks/task-sentences.ts';

/** What the software says of an entry on a project's timeline. `lead`: the code of its inquiry. */
export const projectTimelineSentences = sentences({
  task: says('{task}', { task: taskIn }),
  registered: says('Lead {lead} registered', { lead: places.text }),
  /** Of an inquiry that the reader does not see. */
  someRegistered: says('Lead registered'),
  became: says('Lead {lead}: {status}', { lead: places.text, status: places.word }),
  someBecame: says('Lead: {status}', { status: places.word }),
});

/** `visit`, `task`: one was planned, done, missed or cancelled. `lead`: an inquiry was registered, or its registration moved. */
export const ProjectTimelineEntry = timelineEntryOf([
  'created',
  'changed',
  'visit',
  'task',
  'lead',
  'deleted',
  'restored',
]).extend({
  /** The same where the software says it, without its words. */
  sentence: sentenceIn<typeof projectTimelineSentences>().nullable(),
});
export type ProjectTimelineEntry = z.infer<typeof ProjectTimelineEntry>;

export const projectHistoryCalls = {
  timeline: call({
    method: 'GET',
    shows: ['project', 'task', 'project_inquiry', 'inquiry'],
    path: '/properties/projects/:id/timeline/',
    access: 'project:view',
    summary: 'What happened with a project, newest first: its leads, visits, tasks and changes',
    params: idParams,
    query: timelineQuery,
    answer: timelineOf(ProjectTimelineEntry),
  }),
};
