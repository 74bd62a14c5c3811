import { useUrlState } from '../../ui/use-url-state.ts';
import { AddDeal } from './add-deal.tsx';
import { EditDeal } from './edit-deal.tsx';

/** /deal adds one, with what the address knows of it; with `id` it changes that one. */
export const DealFormScreen = () => {
  const { get } = useUrlState();
  const [id, inquiry, property, project] = ['id', 'inquiry', 'property', 'project'].map(
    (name) => Number(get(name)) || 0,
  );
  if (id) return <EditDeal key={id} id={id} />;
  const known = { inquiry, property, project };
  return <AddDeal key={Object.values(known).join()} known={known as Record<keyof typeof known, number>} />;
};
