import type { calendarFeedCalls } from '@angan/contract/tasks/calendar-feed.ts';
import { notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { createFeed, readFeed, removeFeed } from './feed-keys.ts';
import { feedTask } from './feed-tasks.ts';
import { icalendarOf } from './icalendar.ts';

export const calendarFeedHandlers: Handlers<typeof calendarFeedCalls> = {
  get: (_, context) => readFeed(context),
  create: (_, context) => createFeed(context),
  remove: (_, context) => removeFeed(context),

  async file({ params }, context) {
    const one = await feedTask(context, params.id);
    if (!one) throw notFound();
    const { publicUrl } = context.services.settings;
    return {
      file_name: `${one.task.type.replace(/\W+/g, '-')}-${one.task.id}.ics`,
      content: icalendarOf([one], { name: one.task.type, publicUrl }),
    };
  },
};
