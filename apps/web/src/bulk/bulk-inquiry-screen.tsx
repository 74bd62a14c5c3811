import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { word } from '../core/language/index.ts';
import { BulkPage } from './bulk-page.tsx';
import { inquirySheet } from './inquiry-sheet.ts';
import { useBulkRows, useSheet } from './use-bulk-rows.ts';
import { useInquiryDoubles } from './use-doubles.ts';
import { useLists } from './use-lists.ts';
import { useMakePlace } from './use-make-place.tsx';

/** Many inquiries at once. */
export const BulkInquiryScreen = () => {
  const lists = useLists();
  const { make, dialog } = useMakePlace();
  const sheet = useSheet(() => inquirySheet(lists, make), [lists, make]);
  const bulk = useBulkRows('bulk:inquiry', sheet);
  const doubles = useInquiryDoubles(bulk.filled);
  return (
    <>
      <BulkPage
        title={word(bulkTexts.inquiries)}
        noun="inquiry"
        sheet={sheet}
        bulk={bulk}
        doubles={doubles}
        table="/bulkInquirytable"
      />
      {dialog}
    </>
  );
};
