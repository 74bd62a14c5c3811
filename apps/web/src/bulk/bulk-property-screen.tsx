import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { word } from '../core/language/index.ts';
import { BulkPage } from './bulk-page.tsx';
import { propertySheet } from './property-sheet.ts';
import { useBulkRows, useSheet } from './use-bulk-rows.ts';
import { usePropertyDoubles } from './use-doubles.ts';
import { useLists } from './use-lists.ts';
import { useMakePlace } from './use-make-place.tsx';

/** Many properties at once. */
export const BulkPropertyScreen = () => {
  const lists = useLists();
  const { make, dialog } = useMakePlace();
  const sheet = useSheet(() => propertySheet(lists, make), [lists, make]);
  const bulk = useBulkRows('bulk:property', sheet);
  const doubles = usePropertyDoubles(bulk.filled);
  return (
    <>
      <BulkPage
        title={word(bulkTexts.properties)}
        noun="property"
        sheet={sheet}
        bulk={bulk}
        doubles={doubles}
        table="/bulkPropertytable"
      />
      {dialog}
    </>
  );
};
