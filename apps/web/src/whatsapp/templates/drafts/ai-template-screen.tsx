import {
  draftDescriptionLength,
  type TemplateDraft,
  templateDraftCalls,
} from '@angan/contract/whatsapp/template-drafts.ts';
import { templateLanguages } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { client, fieldErrors, useCall } from '../../../core/api/index.ts';
import { useDraft } from '../../../core/drafts/index.ts';
import { perLanguage } from '../../../core/language/index.ts';
import { TextAreaField } from '../../../ui/form/index.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyState, SkeletonBar } from '../../../ui/states.tsx';
import { languageName } from '../../language-name.ts';
import styles from './ai-template.module.css';
import { DraftCard } from './draft-card.tsx';

const api = client(templateDraftCalls);
const empty = { description: '', language: '' };
const ideas = perLanguage(
  () =>
    [
      t`Tell buyers that the price of a 3 BHK in Bopal came down to 82 Lakhs`,
      t`Remind people of their site visit on Sunday`,
      t`Diwali greetings to all contacts`,
      'दिवाली की शुभकामनाएँ हिंदी में',
    ] as const,
);
const waiting = [0, 1, 2];

/** From a description in words to drafts that pass WhatsApp's rules. */
export const AiTemplateScreen = () => {
  const { draft, change } = useDraft('template:description', empty);
  const make = useCall(
    (description: string) =>
      api.make({
        body: { description, ...(draft.language && { language: draft.language as TemplateDraft['language'] }) },
      }),
    {
      failure: (error) => (fieldErrors(error).description ? undefined : error.message),
    },
  );
  return (
    <PageFrame title={t`Create Template With AI`}>
      <div className={`scrolls ${styles.scroll}`}>
        <form
          className={styles.ask}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate(draft.description);
          }}
        >
          <TextAreaField
            label={t`What should the message say?`}
            placeholder={ideas()[0]}
            value={draft.description}
            maxLength={draftDescriptionLength}
            error={make.errors.description}
            hint={t`Say who it is for, what happened and what they should do.`}
            onChange={(description) => change({ ...draft, description })}
          />
          <div className={styles.row}>
            <NativeSelect
              aria-label={t`Language`}
              value={draft.language}
              data={[
                { value: '', label: t`Language of the description` },
                ...templateLanguages.map((code) => ({ value: code, label: languageName(code) })),
              ]}
              onChange={({ currentTarget }) => change({ ...draft, language: currentTarget.value })}
            />
            <Button
              type="submit"
              variant="filled"
              leftSection={<IconSparkles size={16} aria-hidden />}
              loading={make.isPending}
            >
              {t`Write drafts`}
            </Button>
          </div>
        </form>
        {make.data && (
          <p className={styles.note} role="status">
            {make.data.note}
          </p>
        )}
        {make.isPending && (
          <div className={styles.drafts} role="status" aria-label={t`Writing drafts`}>
            {waiting.map((at) => (
              <div key={at} className={styles.skeleton}>
                <SkeletonBar width="8rem" />
                <SkeletonBar width="16rem" />
                <SkeletonBar width="14rem" />
              </div>
            ))}
          </div>
        )}
        {make.data && !make.isPending && (
          <ul className={styles.drafts} aria-label={t`Drafts`}>
            {make.data.drafts.map((one) => (
              <DraftCard key={`${one.template_name} ${one.body}`} draft={one} />
            ))}
          </ul>
        )}
        {!make.data && !make.isPending && (
          <EmptyState
            title={t`Three drafts from one sentence`}
            action={ideas().map((idea) => (
              <Button key={idea} className={styles.idea} onClick={() => change({ ...draft, description: idea })}>
                {idea}
              </Button>
            ))}
          >
            {t`Each passes WhatsApp's rules and stays yours to edit.`}
          </EmptyState>
        )}
      </div>
    </PageFrame>
  );
};
