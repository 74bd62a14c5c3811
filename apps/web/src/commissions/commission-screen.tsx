import { useRunsTheOffice } from '../core/session/index.ts';
import { useUrlState } from '../ui/use-url-state.ts';
import { DuesTab } from './dues/dues-tab.tsx';
import { CertificatesTab } from './tabs/certificates-tab.tsx';
import { GstTab } from './tabs/gst-tab.tsx';
import { OwnSplits } from './tabs/own-splits.tsx';
import { SplitsTab } from './tabs/splits-tab.tsx';
import { tabOf } from './tabs/tabs.tsx';

/** The brokerage desk: who owes what since when, for the owners; everybody else sees their own shares. */
export const CommissionScreen = () => {
  const tab = tabOf(useUrlState());
  const runsOffice = useRunsTheOffice();
  if (!runsOffice) return <OwnSplits />;
  if (tab === 'splits') return <SplitsTab />;
  if (tab === 'certificates') return <CertificatesTab />;
  return tab === 'gst' ? <GstTab /> : <DuesTab key={tab} all={tab === 'all'} />;
};
