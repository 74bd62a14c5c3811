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
  IconPhoto,
} from '@tabler/icons-react';
import type { ComponentProps, ComponentType } from 'react';
import { Picture } from '../../ui/picture.tsx';
import styles from './cover.module.css';

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

/** How many photos there are, on the cover itself; nothing where there is none. */
export const PhotoCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className={styles.count}>
      <IconPhoto size={14} aria-hidden />
      {count}
      <span className={styles.unseen}>{count === 1 ? ' photo' : ' photos'}</span>
    </span>
  );
