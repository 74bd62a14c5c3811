import type { FacebookForm, FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { word } from '../../../core/language/index.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import styles from '../connect.module.css';
import { FormRules } from './form-rules.tsx';

interface Props {
  page: FacebookPage;
  onRefresh: () => void;
  busy: boolean;
}

/** What becomes of a form's leads, in few words: who gets them, and how many came. */
const lineOf = ({ leads_this_month, assign_rule, is_active }: FacebookForm): string => {
  const rule = assign_rule ? word(assign_rule) : t`As other inquiries`;
  return is_active
    ? t`${leads_this_month} this month, ${rule}`
    : t`${leads_this_month} this month, takes no answers any more`;
};

/** The lead forms of a page, each with what becomes of its answers. */
export const FormList = ({ page: { forms, status }, onRefresh, busy }: Props) => {
  const url = useUrlState();
  const [open] = url.ids('form');
  return (
    <div className={styles.forms}>
      <div className={styles.formHead}>
        <h4 className={styles.title}>{t`Lead forms`}</h4>
        {status === 'Connected' && (
          <Button size="xs" leftSection={<IconRefresh size={16} aria-hidden />} loading={busy} onClick={onRefresh}>
            {t`Read again`}
          </Button>
        )}
      </div>
      {forms.length === 0 && (
        <p className={styles.quiet}>{t`The page has no lead form yet. It is drawn up in Meta Ads Manager.`}</p>
      )}
      <ul className="list-unstyled">
        {forms.map((form) => {
          const isOpen = form.id === open;
          const name = form.name || form.form_id;
          return (
            <li key={form.id} className={styles.formItem}>
              <div className={styles.formHead}>
                <div className={styles.words}>
                  <strong>{name}</strong>
                  <span className={styles.quiet}>{lineOf(form)}</span>
                </div>
                <Button
                  size="xs"
                  aria-expanded={isOpen}
                  aria-label={isOpen ? t`Close the form ${name}` : t`Open the form ${name}`}
                  onClick={() => url.patch({ form: isOpen ? null : form.id }, { replace: true })}
                >
                  {isOpen ? t`Close` : t`Open`}
                </Button>
              </div>
              {isOpen && <FormRules form={form} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
