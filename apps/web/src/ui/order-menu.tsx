import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { MenuWhenReached } from './menu-when-reached.tsx';
import { usePhone } from './screen.ts';

export interface Order {
  /** As in the query: `-created_date`. */
  id: string;
  label: string;
}

interface Props {
  orders: readonly Order[];
  ordering: string;
  onOrdering: (ordering: string) => void;
}

/** In which order a list stands, where no table head says it. */
export const OrderMenu = ({ orders, ordering, onOrdering }: Props) => {
  const phone = usePhone();
  const now = orders.find(({ id }) => id === ordering);
  return (
    <MenuWhenReached
      position="bottom-end"
      button={(props) =>
        phone ? (
          <ActionIcon {...props} aria-label={t`Order: ${now?.label ?? ''}`}>
            <IconArrowsSort size={22} aria-hidden />
          </ActionIcon>
        ) : (
          <Button {...props} variant="subtle" leftSection={<IconArrowsSort size={16} aria-hidden />}>
            {now?.label ?? t`Order`}
          </Button>
        )
      }
    >
      {(Menu) =>
        orders.map(({ id, label }) => (
          <Menu.Item
            key={id}
            aria-current={id === ordering ? 'true' : undefined}
            rightSection={id === ordering ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => onOrdering(id)}
          >
            {label}
          </Menu.Item>
        ))
      }
    </MenuWhenReached>
  );
};
