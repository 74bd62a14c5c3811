import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../core/keys/index.ts';
import { useMay } from '../core/session/index.ts';
import { NoRecords, RecordListPage } from '../records/index.ts';
import { propertyColumns } from './columns.tsx';
import { PropertyCard, PropertyRow } from './property-card.tsx';
import { PropertyFilters } from './property-filters.tsx';
import { PropertyRecord } from './property-record.tsx';
import { usePropertyList } from './use-property-list.ts';

const orders = [
  { id: '-created_date', label: 'Newest first' },
  { id: 'created_date', label: 'Oldest first' },
  { id: 'sale_price', label: 'Lowest price' },
  { id: '-sale_price', label: 'Highest price' },
  { id: 'rent', label: 'Lowest rent' },
  { id: '-rent', label: 'Highest rent' },
  { id: '-size_sqft', label: 'Largest first' },
  { id: 'size_sqft', label: 'Smallest first' },
] as const;

/** Properties: the list, and the open one over it with who looks for it. All of it stands in the address. */
export const PropertiesScreen = () => {
  const list = usePropertyList();
  const mayAdd = useMay('property:create');
  const navigate = useNavigate();
  useKeys({ n: mayAdd ? { label: 'Add property', run: () => void navigate('/addProperty') } : undefined });
  const add = mayAdd && (
    <Button component={Link} to="/addProperty" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      Add property
    </Button>
  );
  return (
    <RecordListPage
      name="properties"
      title={propertyTexts.title}
      list={list}
      columns={propertyColumns}
      orders={orders}
      phoneRow={(props) => <PropertyRow {...props} />}
      card={(props) => <PropertyCard {...props} />}
      filters={<PropertyFilters list={list} />}
      add={add}
      empty={(columns) => (
        <NoRecords
          list={list}
          title={propertyTexts.none}
          one="property"
          columns={columns}
          why="Nothing is on offer here yet. Add one from what the owner told you; the rest can follow."
          action={add}
        />
      )}
      record={
        list.openId !== undefined && (
          <PropertyRecord
            key={list.openId}
            id={list.openId}
            listed={list.listed}
            onClose={list.close}
            onPrevious={list.step(-1)}
            onNext={list.step(1)}
          />
        )
      }
    />
  );
};
