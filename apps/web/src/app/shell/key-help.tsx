import { t } from '@lingui/core/macro';
import { useKeyRegistry } from '../../core/keys/index.ts';
import { perLanguage } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './drawer.module.css';

const shown = perLanguage<Record<string, string>>(() => ({
  'mod+k': t`Ctrl K`,
  Escape: t`Esc`,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': t`Space`,
}));

/** The keys that work at this moment, by where they belong. */
export const KeyHelp = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const groups = useKeyRegistry((state) => state.groups);
  const titles = [...new Set(groups.map(({ title }) => title))];
  const keysOf = (title: string) =>
    Object.entries(Object.assign({}, ...groups.filter((group) => group.title === title).map(({ labels }) => labels)));
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Keys`} size="small">
      {titles.map((title) => (
        <section key={title} className={styles.keys}>
          <h3>{title}</h3>
          <dl>
            {keysOf(title).map(([key, label]) => (
              <div key={key}>
                <dt>{String(label)}</dt>
                <dd>
                  <kbd>{shown()[key] ?? key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};
