import { useUrlState } from '../../ui/use-url-state.ts';
import { AddProperty } from './add-property-screen.tsx';
import { EditProperty } from './edit-property-screen.tsx';

/** /addproperty adds one; with `id` it changes that one, beginning at `field`. */
export const PropertyFormScreen = () => {
  const url = useUrlState();
  const id = Number(url.get('id'));
  return id > 0 ? <EditProperty id={id} field={url.get('field') ?? undefined} /> : <AddProperty />;
};
