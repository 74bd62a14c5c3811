import type { ComponentProps } from 'react';
import { usePhone } from '../screen.ts';
import { Grid } from './grid.tsx';
import { RowCards } from './row-cards.tsx';

/** Many rows at once: a grid on a desk, cards with a form for each on a phone. */
export const BulkGrid = (props: ComponentProps<typeof Grid>) =>
  usePhone() ? <RowCards {...props} /> : <Grid {...props} />;
