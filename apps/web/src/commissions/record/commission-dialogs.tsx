import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { AgreeDialog } from './agree-dialog.tsx';
import type { DialogName } from './commission-actions.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { SplitsDialog } from './splits-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

interface Props {
  commission: Commission;
  open: DialogName | undefined;
  onClose: () => void;
}

/** The forms over a commission, one at a time. */
export const CommissionDialogs = ({ commission, open, onClose }: Props) => {
  switch (open) {
    case 'receipt':
      return <ReceiptDialog commission={commission} onClose={onClose} />;
    case 'invoice':
    case 'credit':
      return <InvoiceDialog commission={commission} isCredit={open === 'credit'} onClose={onClose} />;
    case 'terms':
      return <TermsDialog commission={commission} onClose={onClose} />;
    case 'agree':
      return <AgreeDialog commission={commission} onClose={onClose} />;
    case 'splits':
      return <SplitsDialog commission={commission} onClose={onClose} />;
    case 'letter':
      return <LetterDialog commission={commission.id} onClose={onClose} />;
    case 'dispute':
      return (
        <NoteDialog
          commission={commission}
          to="Disputed"
          title={t`Dispute`}
          label={t`What the payer disputes`}
          onClose={onClose}
        />
      );
    case 'write-off':
      return (
        <NoteDialog
          commission={commission}
          to="Written Off"
          title={t`Write off`}
          label={t`Why it is written off`}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
};
