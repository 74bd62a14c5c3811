import { whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import {
  buttonOf,
  emptySlot,
  type Slot,
  type SlotField,
  type SlotFields,
  slotFields,
  slotOf,
  slots,
} from '@angan/contract/whatsapp/flat-template.ts';
import { templateLimits } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../core/api/index.ts';
import { inPlace } from '../../../ui/in-place.tsx';
import { ButtonRow } from './button-row.tsx';
import styles from './editor.module.css';
import { Section } from './section.tsx';
import type { TemplateDraft } from './template-draft.ts';
import type { Editor } from './use-editor.ts';

const readSlot = (draft: TemplateDraft, at: Slot): SlotFields =>
  Object.fromEntries(slotFields.map((field) => [field, draft[`${field}_${at}`]])) as unknown as SlotFields;
const writeSlot = (at: Slot, slot: Partial<SlotFields>): Partial<TemplateDraft> =>
  Object.fromEntries(Object.entries(slot).map(([field, value]) => [`${field}_${at}`, value]));

/** Up to three buttons, moved as a list: slots that are not used are the last. */
export const ButtonsSection = ({ editor }: { editor: Editor }) => {
  const { draft, set, errors } = editor;
  const kept = useQuery(query(whatsappButtonCalls.list, { query: { page_size: '100' } }, { quiet: true }));
  const used = slots.map((at) => readSlot(draft, at)).filter((slot) => slot.button_type !== null);
  const write = (list: readonly SlotFields[]) =>
    set(
      Object.assign({}, ...slots.map((at, index) => writeSlot(at, list[index] ?? emptySlot))) as Partial<TemplateDraft>,
    );
  const add = (slot: SlotFields) => write([...used, slot]);
  const move = (from: number, by: number) => {
    const list = used.filter((_, at) => at !== from);
    list.splice(from + by, 0, used[from]!);
    write(list);
  };
  const full = used.length >= templateLimits.buttons;
  return (
    <Section
      title={t`Buttons`}
      count={t`${used.length} of ${templateLimits.buttons}`}
      actions={
        <>
          {(kept.data?.results.length ?? 0) > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" disabled={full}>
                  {t`Use a saved button`}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {kept.data?.results.map(({ id, ...button }) => (
                  <Menu.Item key={id} onClick={() => add(slotOf(buttonOf(button)))}>
                    {button.button_text}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <Button
            size="xs"
            disabled={full}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => add({ ...emptySlot, button_type: 'Custom' })}
          >
            {t`Add button`}
          </Button>
        </>
      }
    >
      <ul className={`list-unstyled ${styles.buttons}`}>
        {inPlace(used, (slot, index) => (
          <ButtonRow
            number={index + 1}
            slot={slot}
            errors={errorsOf(errors, (index + 1) as Slot)}
            onChange={(next) => set(writeSlot((index + 1) as Slot, next))}
            onUp={index > 0 ? () => move(index, -1) : undefined}
            onDown={index < used.length - 1 ? () => move(index, 1) : undefined}
            onRemove={() => write(used.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
    </Section>
  );
};

const errorsOf = (errors: Record<string, string>, at: Slot): Partial<Record<SlotField, string>> =>
  Object.fromEntries(
    slotFields.flatMap((field) => (errors[`${field}_${at}`] ? [[field, errors[`${field}_${at}`]]] : [])),
  );
