import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';

interface Props {
  /** Whose address it is. */
  item: string;
  consequence: string;
  onRotate: () => Promise<unknown>;
}

/** Makes an address anew, after asking: the present one ends. */
export const NewAddress = ({ item, consequence, onRotate }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t`New address`}
      </Button>
      {isAsking && (
        <DeleteDialog
          verb={t`Replace`}
          what={t`the address`}
          icon={<IconRefresh size={16} aria-hidden />}
          opened
          item={item}
          consequence={consequence}
          onDelete={() => onRotate().catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
