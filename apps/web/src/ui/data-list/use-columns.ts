import { useLocalStorage } from '@mantine/hooks';
import type { Column } from './columns.ts';

/** Which columns of a list are shown, remembered on this device by the list's name. */
export const useColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  // Those that are not as they are at first: the usual ones are hidden, the optional ones shown.
  const [turned, setTurned] = useLocalStorage<string[]>({
    key: `columns:${name}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const isShown = ({ key, optional = false }: Column<Row>) => turned.includes(key) === optional;
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (key: string) => setTurned((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key])),
  };
};
export type Columns<Row> = ReturnType<typeof useColumns<Row>>;
