import { type ValueNumber, valueNumbers } from '@angan/contract/whatsapp/flat-template.ts';
import {
  lengthOf,
  nextNumber,
  templateLimits,
  type VariableSource,
  variablesIn,
} from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconBold, IconItalic } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatNumber } from '../../../core/language/index.ts';
import { BodyField } from './body-field.tsx';
import styles from './editor.module.css';
import { Section } from './section.tsx';
import type { Editor } from './use-editor.ts';
import { Variable, VariableField } from './variable-field.tsx';
import { VariableMenu } from './variable-menu.tsx';

/** The body with its variables, each with an example and where it comes from. */
export const BodySection = ({ editor }: { editor: Editor }) => {
  const { draft, set, errors } = editor;
  const box = useRef<HTMLTextAreaElement>(null);
  const numbers = valueNumbers.filter((at) => variablesIn(draft.body).includes(String(at)));

  /** Puts text around what is marked, or at the cursor, and leaves the cursor behind it. */
  const put = (before: string, after = '', more: Parameters<typeof set>[0] = {}) => {
    const area = box.current;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [draft.body.length, draft.body.length];
    const marked = draft.body.slice(from, to);
    set({ ...more, body: `${draft.body.slice(0, from)}${before}${marked}${after}${draft.body.slice(to)}` });
    requestAnimationFrame(() => {
      area?.focus();
      const at = to + before.length + (marked === '' ? 0 : after.length);
      area?.setSelectionRange(at, at);
    });
  };
  const addVariable = (source: VariableSource | '', example: string) => {
    const at = nextNumber(draft.body);
    const within = at <= templateLimits.bodyVariables;
    put(
      `{{${at}}}`,
      '',
      within
        ? {
            [`body_variable_${at as ValueNumber}_value`]: example,
            [`body_variable_${at as ValueNumber}_field`]: source,
          }
        : {},
    );
  };
  return (
    <Section
      title={t`Body`}
      actions={
        <>
          <ActionIcon aria-label={t`Bold`} onClick={() => put('*', '*')}>
            <IconBold size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t`Italic`} onClick={() => put('_', '_')}>
            <IconItalic size={18} aria-hidden />
          </ActionIcon>
          <VariableMenu onChoose={addVariable} />
        </>
      }
    >
      <BodyField
        ref={box}
        value={draft.body}
        error={errors.body}
        count={t`${formatNumber(lengthOf(draft.body))} of ${formatNumber(templateLimits.body)}`}
        onChange={(body) => set({ body })}
      />
      {numbers.length > 0 && (
        <div className={styles.examples}>
          {numbers.map((at) => (
            <VariableField
              key={at}
              label={<Variable name={at} />}
              name={`{{${at}}}`}
              value={draft[`body_variable_${at}_value`]}
              source={draft[`body_variable_${at}_field`]}
              error={errors[`body_variable_${at}_value`]}
              onValue={(value) => set({ [`body_variable_${at}_value`]: value })}
              onSource={(source) => set({ [`body_variable_${at}_field`]: source })}
            />
          ))}
        </div>
      )}
    </Section>
  );
};
