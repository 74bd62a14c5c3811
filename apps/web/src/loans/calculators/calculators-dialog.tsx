import { type LawTables, lawTablesOf } from '@angan/domain/law.ts';
import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useLaw } from '../use-law.ts';
import { type CalculatorDraft, emptyCalculator, type GivenHome } from './calculator-draft.ts';
import { CostSheet } from './cost-sheet.tsx';
import { Eligibility } from './eligibility.tsx';
import { Emi } from './emi.tsx';

interface Props {
  /** The home that the figures are for: what it costs stands there already. */
  home?: GivenHome;
  onClose: () => void;
}

/**
 * What a loan costs a month, how much somebody may borrow, and what a home costs in all, by the rows of law that the
 * platform keeps. Nothing of it is kept.
 */
export const CalculatorsDialog = ({ home, onClose }: Props) => {
  const law = useLaw();
  return (
    <Dialog opened onClose={onClose} size="wide" title={home ? t`Costs of ${home.name}` : t`EMI and costs`}>
      <QueryView query={law} failed={t`Duties and taxes did not load.`} loading={t`Loading duties and taxes`} rows={4}>
        {(rows) => <Calculators home={home} law={lawTablesOf(rows)} />}
      </QueryView>
    </Dialog>
  );
};

const Calculators = ({ home, law }: { home: GivenHome | undefined; law: LawTables }) => {
  const [draft, setDraft] = useState<CalculatorDraft>(() => emptyCalculator(law, home));
  const shared = { law, draft, set: (change: Partial<CalculatorDraft>) => setDraft({ ...draft, ...change }) };
  return (
    <Tabs defaultValue={home ? 'cost' : 'emi'} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="emi">{t`EMI`}</Tabs.Tab>
        <Tabs.Tab value="eligibility">{t`Eligibility`}</Tabs.Tab>
        <Tabs.Tab value="cost">{t`Cost sheet`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="emi">
        <Emi {...shared} />
      </Tabs.Panel>
      <Tabs.Panel value="eligibility">
        <Eligibility {...shared} />
      </Tabs.Panel>
      <Tabs.Panel value="cost">
        <CostSheet {...shared} />
      </Tabs.Panel>
    </Tabs>
  );
};
