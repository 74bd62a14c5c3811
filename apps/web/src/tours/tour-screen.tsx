import type { Tour } from '@angan/contract/tasks/tours.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useMay } from '../core/session/index.ts';
import { comingFrom, inquiryPath, requirementText, tourPath } from '../records/index.ts';
import { ShareDialog } from '../shares/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { personName } from '../ui/person-name.ts';
import { QueryPage } from '../ui/query-page.tsx';
import { ScrollBox } from '../ui/scroll-box.ts';
import { RecordCall } from '../viewed/index.ts';
import styles from './tours.module.css';
import { useTour } from './use-visits.ts';
import { VisitCard } from './visit/visit-card.tsx';
import { tourTitle } from './visit-words.ts';

const StopMap = lazy(() => import('./stop-map.tsx').then((map) => ({ default: map.StopMap })));

/** The day of visits, on the road: one stop under the other, each with what is to be done there. */
export const TourScreen = () => {
  const { visit_group = '' } = useParams();
  const tour = useTour(visit_group);
  return (
    <QueryPage title={t`Visits`} query={tour} failed={t`The visits did not load.`} loading={t`Loading the visits`}>
      {(data) => <Stops tour={data} />}
    </QueryPage>
  );
};

const Stops = ({ tour }: { tour: Tour }) => {
  const { inquiry, stops, visit_group } = tour;
  const [sharing, setSharing] = useState(false);
  const mayShare = useMay('property:share');
  const next = stops.find(({ status }) => status === 'Scheduled')?.id;
  const origin = { to: tourPath(visit_group), label: visit_group };
  const ahead = stops.filter(({ status }) => status === 'Scheduled');
  const told = (ahead.length > 0 ? ahead : stops).flatMap(({ property }) => property?.id ?? []);
  return (
    <PageFrame
      title={tourTitle(stops)}
      phoneActions={
        mayShare &&
        told.length > 0 && (
          <ActionIcon aria-label={t`Send to client`} onClick={() => setSharing(true)}>
            <IconShare size={20} aria-hidden />
          </ActionIcon>
        )
      }
      actions={
        mayShare &&
        told.length > 0 && (
          <Button leftSection={<IconShare size={16} aria-hidden />} onClick={() => setSharing(true)}>
            {t`Send to client`}
          </Button>
        )
      }
    >
      <div className={styles.columns}>
        <ScrollBox className={`scrolls ${styles.scroll}`} aria-label={t`Stops`}>
          <div className={styles.client}>
            <Link className={styles.back} to={inquiryPath(inquiry.id)} state={comingFrom(origin)}>
              <IconArrowLeft size={18} aria-hidden />
              <span className={styles.clientWords}>
                <span className={styles.name}>{personName(inquiry.contact.name) || inquiry.inquiry_code}</span>
                <span className={`truncate ${styles.wish}`}>{requirementText(inquiry)}</span>
              </span>
            </Link>
            <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />
          </div>
          <ol className="list-unstyled" aria-label={t`Visits in their order`}>
            {stops.map((visit, at) => (
              <VisitCard key={visit.id} visit={visit} number={at + 1} isNext={visit.id === next} origin={origin} />
            ))}
          </ol>
        </ScrollBox>
        <Suspense fallback={null}>
          <StopMap
            tiles={tour.tiles}
            stops={stops.map(({ place, property }, at) => ({
              place,
              number: at + 1,
              title: property?.property_code ?? '',
            }))}
          />
        </Suspense>
      </div>
      {sharing && (
        <ShareDialog
          properties={told}
          visitGroup={visit_group}
          to={{ inquiry: inquiry.id, name: inquiry.contact.name, number: inquiry.contact.mobile_number_1 }}
          onClose={() => setSharing(false)}
        />
      )}
    </PageFrame>
  );
};
