import { draftLimits, type SlotField, type SlotFields } from '@angan/contract/whatsapp/flat-template.ts';
import { buttonTypes, lengthOf, templateLimits } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { errorLine } from '../../../ui/form/index.ts';
import { ButtonTarget } from './button-target.tsx';
import styles from './editor.module.css';

interface Props {
  /** From 1. */
  number: number;
  slot: SlotFields;
  errors: Partial<Record<SlotField, string>>;
  onChange: (next: Partial<SlotFields>) => void;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
}

/** One button: what it is, what it says, where it leads. */
export const ButtonRow = ({ number, slot, errors, onChange, onUp, onDown, onRemove }: Props) => {
  const most = slot.button_type === 'Call on WhatsApp' ? templateLimits.callText : templateLimits.buttonText;
  return (
    <li className={styles.button}>
      <NativeSelect
        aria-label={t`Type of button ${number}`}
        value={slot.button_type ?? 'Custom'}
        data={[...buttonTypes]}
        error={errorLine(errors.button_type)}
        onChange={({ currentTarget }) => onChange({ button_type: currentTarget.value as 'Custom' })}
      />
      <TextInput
        aria-label={t`Text of button ${number}`}
        placeholder={t`Text`}
        value={slot.button_text}
        maxLength={draftLimits.button_text}
        error={errorLine(errors.button_text)}
        rightSectionWidth="4.5rem"
        rightSection={<span className={styles.count}>{t`${lengthOf(slot.button_text)} of ${most}`}</span>}
        onChange={({ currentTarget }) => onChange({ button_text: currentTarget.value })}
      />
      <ButtonTarget number={number} slot={slot} errors={errors} onChange={onChange} />
      <div className={styles.buttonActions}>
        {onUp && (
          <ActionIcon aria-label={t`Move button ${number} up`} onClick={onUp}>
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
        )}
        {onDown && (
          <ActionIcon aria-label={t`Move button ${number} down`} onClick={onDown}>
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t`Remove button ${number}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};
