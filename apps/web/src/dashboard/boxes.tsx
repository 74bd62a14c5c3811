import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { usePhone } from '../ui/screen.ts';
import { DuesBox, MonthsBox } from './brokerage-boxes.tsx';
import { FigureBox } from './figures/figure-lines.tsx';
import { outcomeFigures } from './figures/inquiry-figures.ts';
import { aheadFigures, earningFigures, moneyTiles } from './figures/money-figures.ts';
import { stockFigures } from './figures/stock-figures.ts';
import { FunnelBox, LostBox, ResponseBox, WeeksBox } from './inquiry-boxes.tsx';
import { InventoryBox } from './inventory-box.tsx';
import { Part } from './part.tsx';
import { RevealsBox } from './reveals-box.tsx';
import { SourcesBox } from './sources-box.tsx';
import { StaffBox } from './staff-box.tsx';
import { AgeingBox, DemandBox } from './stock-boxes.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** The boxes under the tiles, in the order in which they are read: on a phone money and people come sooner. */
export const Boxes = ({ dashboard }: { dashboard: Dashboard }): ReactNode => {
  const phone = usePhone();
  const { inquiries, stock, money } = dashboard;
  const months = (
    <Part key="months" name="months" query={money}>
      {(data) => <MonthsBox data={data} dashboard={dashboard} />}
    </Part>
  );
  const funnel = (
    <Part key="funnel" name="funnel" query={inquiries}>
      {(data) => <FunnelBox data={data} dashboard={dashboard} />}
    </Part>
  );
  const response = (
    <Part key="response" name="response" query={inquiries}>
      {(data) => <ResponseBox data={data} dashboard={dashboard} />}
    </Part>
  );
  const staff = (
    <Part key="staff" name="staff" query={inquiries}>
      {(data) => <StaffBox staff={data.staff} response={data.first_response.median} />}
    </Part>
  );
  return (
    <>
      {phone ? [months, funnel, staff, response] : [funnel, months, response, staff]}
      <Part name="sources" query={inquiries}>
        {(data) => <SourcesBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="ageing" query={stock}>
        {(data) => <AgeingBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="demand" query={stock}>
        {(data) => <DemandBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="weeks" query={inquiries}>
        {(data) => <WeeksBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="lost" query={inquiries}>
        {(data) => <LostBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="dues" query={money}>
        {(data) => <DuesBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="ahead" query={money}>
        {(data) => (
          <FigureBox
            name="ahead"
            title={t`Next 90 days`}
            note={t`leases and loans`}
            figures={aheadFigures(data, dashboard)}
          />
        )}
      </Part>
      <Part name="outcome" query={inquiries}>
        {(data) => (
          <FigureBox
            name="outcome"
            title={t`Results of inquiries`}
            note={t`in the period`}
            figures={outcomeFigures(data, dashboard)}
          />
        )}
      </Part>
      <Part name="stock" query={stock}>
        {(data) => (
          <FigureBox
            name="stock"
            title={t`Stock`}
            note={t`and what meets it`}
            figures={stockFigures(data, dashboard)}
          />
        )}
      </Part>
      <Part name="earned" query={money}>
        {(data) => (
          <FigureBox
            name="earned"
            title={t`Deals and brokerage`}
            note={t`without GST`}
            figures={[...(phone ? [moneyTiles(data, dashboard).weighted] : []), ...earningFigures(data, dashboard)]}
          />
        )}
      </Part>
      <Part name="inventory" query={stock}>
        {(data) => <InventoryBox data={data} dashboard={dashboard} />}
      </Part>
      <Part name="reveals" query={inquiries}>
        {(data) => <RevealsBox staff={data.staff} />}
      </Part>
    </>
  );
};
