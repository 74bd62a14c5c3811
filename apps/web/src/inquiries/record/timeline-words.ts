import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';
import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, sentence, word } from '../../core/language/index.ts';

/** What moved an inquiry where no person did, as a reason: 'since a visit was scheduled'. */
const since = perLanguage<Record<string, string>>(() => ({
  'call connected': t`since the call was answered`,
  'message received': t`since a message came`,
  met: t`since you met`,
  share: t`since a property was shared`,
  'visit created': t`since a visit was scheduled`,
  'visit done': t`since the visit was done`,
  'visit cancelled': t`since the visit was cancelled`,
  'deal created': t`since a deal was begun`,
  'token received': t`since the token was received`,
  'deal closed': t`since the deal was closed`,
  'deal cancelled': t`since the deal was cancelled`,
  'task undone': t`since a task was undone`,
  'day to go on': t`since its day has come`,
}));

/** What became of an answer that went by itself. */
const firstAnswerWords = ({ answer_status, text }: InquiryTimelineEntry): { title: string; text: string } => ({
  title:
    answer_status === 'Sent'
      ? t`First answer sent`
      : answer_status === 'Failed'
        ? t`First answer could not be sent`
        : t`Nobody knows whether the first answer went`,
  text: text && word(text),
});

/** What happened, and the rest of the sentence. */
export const timelineWords = (entry: InquiryTimelineEntry): { title: string; text: string } => {
  const by = entry.by ? t`by ${entry.by}` : '';
  const said = entry.automatic ? '' : entry.text;
  const line = (...parts: (string | false | null)[]) => parts.filter(Boolean).join('. ');
  switch (entry.kind) {
    case 'moved': {
      const why = entry.automatic ? (since()[entry.text] ?? t`by itself`) : by;
      const same = entry.from === entry.to;
      return {
        title: same ? t`Put off` : t`${word(entry.from ?? '')} to ${word(entry.to ?? '')}`,
        text: line(why, entry.reason, said),
      };
    }
    case 'contacted':
      return {
        title:
          entry.how === 'Call' ? t`Call: ${word(entry.call_result ?? '')}` : entry.how ? word(entry.how) : t`Contacted`,
        text: line(by, said),
      };
    case 'first answer':
      return firstAnswerWords(entry);
    case 'changed':
      return { title: t`Changed ${entry.fields.map((field) => word(field).toLowerCase()).join(', ')}`, text: by };
    case 'visit':
    case 'task': {
      const words = entry.sentence ? sentence(taskSentences, entry.sentence) : entry.text;
      const [title = '', ...rest] = words.split('\n');
      return { title, text: line(by, ...rest) };
    }
    case 'liked':
      return { title: entry.text ? t`Client likes ${entry.text}` : t`Client likes a property`, text: '' };
    case 'note':
      return { title: entry.by || t`Note`, text: entry.text };
    case 'created':
      return { title: t`Added`, text: by };
    case 'deleted':
      return { title: t`Deleted`, text: by };
    case 'restored':
      return { title: t`Restored`, text: by };
  }
};
