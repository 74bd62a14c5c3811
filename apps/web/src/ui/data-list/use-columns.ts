import { useLocalStorage } from '@mantine/hooks';
import type { Column } from './columns.ts';

/** Which columns of a list are shown, remembered on this device by the list's name. */
export const useColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `columns:${name}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return {
    shown: columns.filter((column) => !hidden.includes(column.key)),
    isShown: (key: string) => !hidden.includes(key),
    toggle: (key: string) => setHidden((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key])),
  };
};
export type Columns<Row> = ReturnType<typeof useColumns<Row>>;
