import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { DealsOf } from '../../deals/light.tsx';
import { LoansOf } from '../../loans/light.tsx';
import { NotesOf } from '../../notes/index.ts';
import { homeName, PropertyStatusBadge, placeOf, priceText, propertyPath } from '../../records/index.ts';
import { TasksOf } from '../../tasks/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './dealings.module.css';
import { InquiryLine } from './inquiry-line.tsx';
import { VisitLines } from './visit-lines.tsx';

/** Rows of a kind that stand in the record; the rest is one tap away. */
const most = 4;

interface Props {
  contact: number;
  /** Where all of them are listed. */
  allInquiries: string;
  allProperties: string;
}

const isOpen = ({ stage }: Inquiry) => !closedInquiryStages.includes(stage);

/** What somebody wants and has: inquiries with what fits best, properties, deals, visits, and what is to be done; each leads to its record. */
export const Dealings = ({ contact, allInquiries, allProperties }: Props) => {
  const [seesInquiries, seesProperties] = [useMay('inquiry:view'), useMay('property:view')];
  const [seesTasks, seesLoans, seesDeals] = [useMay('task:view'), useMay('loan:view'), useMay('deal:view')];
  const of = { contact: [contact], page_size: 25 };
  const inquiries = useQuery({
    ...query(inquiryCalls.list, { query: of }, { quiet: true }),
    enabled: seesInquiries,
  });
  const properties = useQuery({
    ...query(propertyCalls.list, { query: { ...of, page_size: most } }, { quiet: true }),
    enabled: seesProperties,
  });
  const rows = [...(inquiries.data?.results ?? [])].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const open = rows.filter(isOpen);
  return (
    <>
      {seesInquiries && (
        <Part title={t`Wants`} count={inquiries.data?.count} all={rows.length > most ? allInquiries : undefined}>
          <QueryView
            query={inquiries}
            failed={t`The inquiries did not load.`}
            loading={t`Loading the inquiries`}
            rows={2}
          >
            {() =>
              rows.length > 0 && (
                <ul className="list-unstyled" aria-label={t`Inquiries`}>
                  {rows.slice(0, most).map((inquiry) => (
                    <InquiryLine key={inquiry.id} inquiry={inquiry} isOpen={isOpen(inquiry)} />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Part>
      )}
      {seesProperties && (
        <Part
          title={t`Has`}
          count={properties.data?.count}
          all={(properties.data?.count ?? 0) > most ? allProperties : undefined}
        >
          <QueryView
            query={properties}
            failed={t`The properties did not load.`}
            loading={t`Loading the properties`}
            rows={2}
          >
            {({ results }) =>
              results.length > 0 && (
                <ul className="list-unstyled" aria-label={t`Properties`}>
                  {results.map((property) => (
                    <PropertyLine key={property.id} property={property} />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Part>
      )}
      {seesDeals && <DealsOf of="contact" id={contact} />}
      {rows.length > 0 && <VisitLines inquiries={(open.length > 0 ? open : rows).map(({ id }) => id)} />}
      {seesTasks && <TasksOf of="contact" id={contact} inside />}
      <NotesOf of="contact" id={contact} />
      {seesLoans && <LoansOf of="contact" id={contact} />}
    </>
  );
};

interface PartProps {
  title: string;
  count: number | undefined;
  all: string | undefined;
  children: ReactNode;
}

/** Nothing of a kind takes no room. */
const Part = ({ title, count, all, children }: PartProps) =>
  count === 0 ? null : (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
        {all && <Link className={styles.all} to={all}>{t`Show all`}</Link>}
      </div>
      {children}
    </section>
  );

const PropertyLine = ({ property }: { property: Property }) => (
  <li className={styles.row}>
    <Link className={styles.line} to={propertyPath(property.id)}>
      <span className={styles.words}>
        <span className={styles.first}>
          {priceText(property)}, {homeName(property)}
        </span>
        <span className={styles.second}>{[placeOf(property), property.property_code].filter(Boolean).join(', ')}</span>
      </span>
      <PropertyStatusBadge status={property.status} />
    </Link>
  </li>
);
