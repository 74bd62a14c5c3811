import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { lazyPart } from '../core/screen.ts';
import styles from './filter-bar.module.css';
import { usePhone } from './screen.ts';
import { useWhenReached } from './use-when-reached.ts';

const dialog = lazyPart(() => import('./dialog.tsx'), 'Dialog');
const popover = async () => (await import('./filter-popover.tsx')).FilterPopover;

/** How filters stand here: as chips, only those that are set, or open under each other in a sheet. */
const Standing = createContext<'chips' | 'set' | 'sheet'>('chips');

/** Whether filters stand open here, under each other. */
export const useInFilterSheet = (): boolean => use(Standing) === 'sheet';

interface BarProps {
  search?: ReactNode;
  children?: ReactNode;
  /** On a phone all filters are in one sheet: how many are set, and the words of the button that shows what is left. */
  sheet?: { set: number; show: () => string } | undefined;
}

/** The row under a title: search first, then filters. On a phone the chips scroll sideways inside themselves. */
export const FilterBar = ({ search, children, sheet }: BarProps) => {
  const phone = usePhone();
  return (
    // One button fits beside the search; what is set goes into a row of its own.
    <div className={styles.bar} data-one={(phone && sheet?.set === 0) || undefined}>
      {search}
      {search && children && <span className={styles.divider} />}
      {children && (
        <div className={styles.chips}>
          {phone && sheet ? (
            <>
              <FilterSheet {...sheet}>{children}</FilterSheet>
              <Standing value="set">{children}</Standing>
            </>
          ) : (
            children
          )}
        </div>
      )}
    </div>
  );
};

/** All filters at the thumb, and what they leave over. */
const FilterSheet = ({ set, show, children }: { set: number; show: () => string; children: ReactNode }) => {
  const [opened, setOpened] = useState<boolean>();
  const close = () => setOpened(false);
  return (
    <>
      <Button
        size="xs"
        className={styles.all ?? ''}
        aria-haspopup="dialog"
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {set > 0 ? t`Filters, ${set} set` : t`Filters`}
      </Button>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <dialog.Component
            opened={opened}
            onClose={close}
            title={t`Filters`}
            footer={
              <Button variant="filled" fullWidth onClick={close}>
                {show()}
              </Button>
            }
          >
            <div className={styles.sections}>
              <Standing value="sheet">{children}</Standing>
            </div>
          </dialog.Component>
        </Suspense>
      )}
    </>
  );
};

interface ChipProps {
  /** 'Contact group' */
  label: string;
  /** Stands for the label once something is chosen, where the chip is a piece of a sentence: 'was not contacted'. */
  lead?: string | undefined;
  /** What is chosen, in words: 'Buyer, Owner'. Empty: not set. */
  value: string;
  onClear: () => void;
  /** Called when the choosing begins. */
  onOpen?: (() => void) | undefined;
  /** Already open when it appears. */
  startsOpen?: boolean | undefined;
  /** Called when the choosing is over, on a phone by the button of the sheet. */
  onDone?: () => void;
  /** The word on the sheet's button. */
  done?: string;
  /** What to choose from. */
  children: ReactNode;
}

/** A filter as a piece of a sentence: solid with a cross when it is set, dashed with a plus when it is not. */
export const FilterChip = ({
  label,
  lead,
  value,
  onClear,
  onOpen,
  startsOpen,
  onDone,
  done = t`Show`,
  children,
}: ChipProps) => {
  const phone = usePhone();
  const standing = use(Standing);
  const [opened, setOpened] = useState(startsOpen === true);
  const [wanted, setWanted] = useState(startsOpen === true);
  const { whole, button, reach } = useWhenReached(popover);
  const approach = phone ? dialog.prefetch : reach;
  const isOpenAlways = standing === 'sheet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet opens
  useEffect(() => {
    if (isOpenAlways) onOpen?.();
  }, [isOpenAlways]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (startsOpen && !isOpenAlways) approach();
  }, []);
  if (standing === 'set' && value === '') return null;
  if (isOpenAlways)
    return (
      <section className={styles.section} aria-label={label}>
        <div className={styles.sectionHead}>
          <h3>{label}</h3>
          {value !== '' && (
            <Button size="xs" variant="subtle" aria-label={t`Clear ${label}`} onClick={onClear}>
              {t`Clear`}
            </Button>
          )}
        </div>
        <Suspense fallback={null}>{children}</Suspense>
      </section>
    );
  const open = () => {
    approach();
    setWanted(true);
    setOpened(true);
    onOpen?.();
  };
  const finish = () => {
    setOpened(false);
    onDone?.();
  };
  const chip = (
    <span className={styles.chip} data-set={value !== '' || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        onPointerEnter={approach}
        onFocus={approach}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => (opened ? finish() : open())}
      >
        {value === '' && <IconPlus aria-hidden />}
        <span className={styles.label}>{value === '' ? label : (lead ?? label)}</span>
        {value !== '' && <span className={styles.value}>{value}</span>}
      </button>
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={t`Clear ${label}`} onClick={onClear}>
          <IconX aria-hidden />
        </button>
      )}
    </span>
  );
  if (phone) {
    return (
      <>
        {chip}
        {wanted && (
          <Suspense fallback={null}>
            <dialog.Component
              opened={opened}
              onClose={finish}
              title={label}
              footer={
                <Button variant="filled" onClick={finish}>
                  {done}
                </Button>
              }
            >
              {children}
            </dialog.Component>
          </Suspense>
        )}
      </>
    );
  }
  if (!whole) return chip;
  return (
    <whole.Whole
      label={label}
      chip={chip}
      takesFocus={whole.hadFocus ? button : undefined}
      opened={opened}
      onClose={finish}
    >
      {children}
    </whole.Whole>
  );
};
