import { type Society, societyCalls } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { NotesOf } from '../notes/index.ts';
import { PlacePanel, type PlacePanelProps, StockLinks } from '../places/index.ts';
import { addUnitPath, availablePath, openInquiriesPath } from '../records/index.ts';
import { PersonChip } from '../ui/person.tsx';
import { PanelSection } from '../ui/record-panel.tsx';
import { SocietyFacts } from './society-facts.tsx';
import { SocietyRates } from './society-rates.tsx';

/** The open society: what is on offer there, what it costs, and what is known of it. */
export const SocietyPanel = ({ id, listed, onEdit, ...rest }: PlacePanelProps<Society>) => {
  const record = useQuery({
    ...query(societyCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  const { data } = record;
  const mayAdd = useMay('property:create');
  return (
    <PlacePanel
      {...rest}
      label={t`Society`}
      record={record}
      title={(row) => row.society_name}
      subtitle={(row) => [nameOf('areas', row.area), nameOf('cities', row.city)].filter(Boolean).join(', ')}
      onEdit={data?.may_edit ? onEdit : undefined}
      buttons={
        data && mayAdd ? (
          <Button
            component={Link}
            to={addUnitPath(data.area, data.id)}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t`Add units`}
          </Button>
        ) : undefined
      }
    >
      {(row) => (
        <>
          <PanelSection title={t`What is there`}>
            <StockLinks
              lines={[
                {
                  label: t`Available properties`,
                  count: row.stock_count,
                  href: availablePath('society_name', row.id),
                },
                {
                  label: t`Open inquiries`,
                  count: row.open_inquiry_count,
                  href: openInquiriesPath('society_name', row.id),
                },
              ]}
            />
          </PanelSection>
          <SocietyRates id={row.id} />
          <SocietyFacts society={row} />
          <Keepers society={row} />
          <NotesOf of="society" id={row.id} />
        </>
      )}
    </PlacePanel>
  );
};

/** Whom to call there; the server leaves them out for who may not see them. */
const Keepers = ({ society: { office_contact, watchman_contact } }: { society: Society }) => {
  const known = [
    [t`Society office`, office_contact],
    [t`Watchman`, watchman_contact],
  ] as const;
  if (!office_contact && !watchman_contact) return null;
  return (
    <PanelSection title={t`Whom to call`}>
      {known.map(
        ([label, contact]) =>
          contact && (
            <div key={label}>
              <p>{label}</p>
              <PersonChip name={contact.name} number={contact.mobile_number_1} contact={contact.id} />
            </div>
          ),
      )}
    </PanelSection>
  );
};
