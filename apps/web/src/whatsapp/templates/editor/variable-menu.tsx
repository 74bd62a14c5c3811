import { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import {
  sourceExamples,
  sourceNames,
  type VariableSource,
  variableSources,
} from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconVariable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../core/api/index.ts';
import styles from './editor.module.css';

/** Adds a variable that is filled from a field, with an example from a record of the office. */
export const VariableMenu = ({ onChoose }: { onChoose: (source: VariableSource | '', example: string) => void }) => {
  const { data } = useQuery(query(whatsappTemplateCalls.examples, {}, { quiet: true }));
  const examples = data?.examples ?? sourceExamples;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" leftSection={<IconVariable size={16} aria-hidden />}>
          {t`Add variable`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {sourceNames.map((source) => (
          <Menu.Item
            key={source}
            rightSection={<span className={`truncate ${styles.menuExample}`}>{examples[source]}</span>}
            onClick={() => onChoose(source, examples[source] ?? '')}
          >
            {variableSources[source]}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onChoose('', '')}>{t`Typed each time`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
