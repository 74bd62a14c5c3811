import type { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import { firstAnswerLimits } from '@angan/contract/lead-events/first-answer.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { answerValues, fileSource, firstAnswerHours, leadSources } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { sentence } from '../../../core/language/index.ts';
import { ChoiceChips, FieldPair, LookupField, SelectField, TextAreaField } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { sourceText } from '../../words/source-words.ts';
import styles from '../connect.module.css';
import { templateId, withTemplate, withValue } from './first-answer-draft.ts';
import { useSendableTemplates } from './use-whatsapp.ts';

const begun: FirstAnswer = { sources: [], hours: 'Always', template: null, text: '' };
/** A row of a file hurries nobody, and is never answered. */
const sources = leadSources.filter((one) => one !== fileSource);

interface Props {
  answer: FirstAnswer | null;
  error: string | undefined;
  onChange: (answer: FirstAnswer | null) => void;
}

/** What is answered by itself, to whom, and when. */
export const FirstAnswerPart = ({ answer, error, onChange }: Props) => (
  <section className={styles.rules} aria-label={t`First answer`}>
    <Switch
      label={t`Send a first answer by itself`}
      description={t`Once to each new lead, within the hour. It does not stop the clock: a machine’s answer is no call.`}
      checked={answer !== null}
      onChange={(event) => onChange(event.currentTarget.checked ? begun : null)}
    />
    {error && <p className={styles.problem}>{error}</p>}
    {answer && <AnswerFields answer={answer} onChange={onChange} />}
  </section>
);

const AnswerFields = ({ answer, onChange }: { answer: FirstAnswer; onChange: (answer: FirstAnswer) => void }) => {
  const templates = useSendableTemplates();
  const set = (changed: Partial<FirstAnswer>) => onChange({ ...answer, ...changed });
  return (
    <>
      <ChoiceChips
        label={t`To leads of`}
        choices={sources.map((id) => ({ id, label: sourceText(id) }))}
        chosen={answer.sources}
        onChange={(chosen) => set({ sources: sources.filter((one) => chosen.includes(one)) })}
      />
      <QueryView query={templates} failed={t`The templates did not load.`} loading={t`Loading the templates`} rows={2}>
        {({ results, problem }) => {
          const chosen = results[templateId(results, answer.template) - 1];
          return (
            <>
              {problem && <p className={styles.problem}>{sentence(leadSourceProblems, problem)}</p>}
              <LookupField
                label={t`Template`}
                choices={results.map(({ name, language }, at) => ({ id: at + 1, label: `${name} (${language})` }))}
                value={templateId(results, answer.template) || null}
                hint={t`Only approved ones of your account, with nothing to fill in beside their body.`}
                onChange={(id) => onChange(withTemplate(answer, id === null ? undefined : results[id - 1]))}
              />
              {chosen && <p className={styles.quiet}>{chosen.body}</p>}
            </>
          );
        }}
      </QueryView>
      {(answer.template?.values ?? []).map(({ place, value }) => (
        <SelectField
          key={place}
          label={t`In the place of ${place}`}
          words={answerValues}
          value={value}
          onChange={(given) => given && onChange(withValue(answer, place, given))}
        />
      ))}
      <TextAreaField
        label={t`To who writes on WhatsApp, instead of the template`}
        hint={t`Free of charge within 24 hours of their message.`}
        value={answer.text}
        maxLength={firstAnswerLimits.text}
        onChange={(text) => set({ text })}
      />
      <FieldPair>
        <SelectField
          label={t`When`}
          words={firstAnswerHours}
          value={answer.hours}
          onChange={(hours) => hours && set({ hours })}
        />
      </FieldPair>
    </>
  );
};
