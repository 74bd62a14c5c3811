import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { QueryView } from './query-view.tsx';

interface Props<Data> extends Omit<ComponentProps<typeof QueryView<Data>>, 'children'> {
  /** Stands over the page until its own is known. */
  title: string;
  /** The page with its own frame. What is there stays when it cannot be fetched again. */
  children: (data: Data) => ReactNode;
}

/** A page that is about one answer: framed while it loads and where it failed. */
export const QueryPage = <Data,>({ title, children, ...view }: Props<Data>) =>
  view.query.data !== undefined ? (
    children(view.query.data)
  ) : (
    <PageFrame title={title}>
      <QueryView {...view} />
    </PageFrame>
  );
