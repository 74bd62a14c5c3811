import { whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../core/api/index.ts';
import { perLanguage } from '../../../core/language/index.ts';
import { usePreview } from '../../media/file-field.tsx';
import styles from './preview.module.css';
import { Preview } from './preview.tsx';
import { RuleList } from './rule-list.tsx';
import type { Sample } from './sample.ts';
import type { Editor } from './use-editor.ts';

const devices = ['Phone', 'Desktop'] as const;
const deviceWords = perLanguage(() => ({ Phone: t`Phone`, Desktop: t`Desktop` }));

/** The template as it will be read, by day and by night, and how it does by the rules. */
export const PreviewPane = ({ editor, sample }: { editor: Editor; sample: Sample | null }) => {
  const [device, setDevice] = useState<(typeof devices)[number]>('Phone');
  const own = useComputedColorScheme('light');
  const [scheme, setScheme] = useState<'light' | 'dark'>();
  const shown = scheme ?? own;
  const chosen = usePreview(editor.file);
  const numbers = useQuery(query(whatsappNumberCalls.list, {}, { quiet: true }));
  const sender = numbers.data?.results.find(({ is_default }) => is_default)?.verified_name;
  return (
    <div className={styles.pane}>
      <div className={styles.paneHead}>
        <h2>{t`Preview`}</h2>
        <span className={styles.space} />
        <ActionIcon
          aria-label={shown === 'dark' ? t`Show by day` : t`Show by night`}
          onClick={() => setScheme(shown === 'dark' ? 'light' : 'dark')}
        >
          {shown === 'dark' ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
        </ActionIcon>
        <SegmentedControl
          aria-label={t`Device`}
          size="xs"
          value={device}
          onChange={(next) => setDevice(next as 'Phone')}
          data={devices.map((value) => ({ value, label: deviceWords()[value] }))}
        />
      </div>
      <div data-mantine-color-scheme={shown} className={styles.stage}>
        <Preview template={editor.draft} media={chosen ?? sample?.url ?? null} device={device} sender={sender ?? ''} />
      </div>
      <RuleList checks={editor.checks} />
    </div>
  );
};
