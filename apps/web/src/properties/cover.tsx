import type { Property } from '@angan/contract/properties/properties.ts';
import { propertySubtypes, type SubtypeGroup } from '@angan/domain/lookups/property-types.ts';
import {
  IconBed,
  IconBuilding,
  IconBuildingFactory2,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconHome,
  IconMapPin,
} from '@tabler/icons-react';
import type { ComponentProps, ComponentType } from 'react';
import { Picture } from '../ui/picture.tsx';

/** What stands where a photo is missing, by what the property is; the mark for all others. */
const figures: Partial<Record<SubtypeGroup, ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  Apartment: IconBuilding,
  House: IconHome,
  'Res. land': IconMapPin,
  'Com. land': IconMapPin,
  PG: IconBed,
  Building: IconBuildingSkyscraper,
  Office: IconBuildingSkyscraper,
  Retail: IconBuildingStore,
  Storage: IconBuildingWarehouse,
  Industrial: IconBuildingFactory2,
};

interface Props {
  property: Pick<Property, 'property_subtype' | 'cover'>;
  size: ComponentProps<typeof Picture>['size'];
}

/** The cover of a property, or the figure of what it is. */
export const Cover = ({ property: { property_subtype, cover }, size }: Props) => {
  const group = propertySubtypes.find((row) => row.id === property_subtype)?.group;
  return <Picture size={size} src={cover} Figure={group && figures[group]} />;
};
