import { pageSize } from '@angan/contract/kit/resource.ts';
import { type Page, PageButtons, PageRange } from '../../ui/pager.tsx';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from './duplicates.module.css';

interface Props {
  data: Page;
  page: number;
  url: UrlState;
}

/** Below a list of more than one page: where one is, and the way to the others. */
export const Foot = ({ data, page, url }: Props) =>
  (data.next || data.previous) && (
    <footer className={styles.foot}>
      <PageRange data={data} first={(page - 1) * pageSize.usual + 1} />
      <PageButtons url={url} data={data} />
    </footer>
  );
