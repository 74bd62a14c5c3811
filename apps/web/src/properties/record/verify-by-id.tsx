import { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { VerifyAnswer } from '@angan/contract/properties/verifying.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';
import { VerifyDialog } from './verify-dialog.tsx';

interface Props {
  id: number;
  first: VerifyAnswer;
  onClose: () => void;
}

/** The same dialog where only a row of the property is known: the rest is read first. */
export const VerifyById = ({ id, first, onClose }: Props) => {
  const { data, error } = useQuery(query(propertyCalls.get, { params: { id } }, { quiet: true }));
  useEffect(() => {
    if (!error) return;
    toast.error(t`The property did not load.`);
    onClose();
  }, [error, onClose]);
  return data ? <VerifyDialog property={data} first={first} onClose={onClose} /> : null;
};
