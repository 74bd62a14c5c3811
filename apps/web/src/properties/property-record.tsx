import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck, IconEdit, IconFileText, IconShare, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { type Names, useNames } from '../core/names/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useMay } from '../core/session/index.ts';
import { DealsOf, EndingLease } from '../deals/light.tsx';
import { BuyerCosts } from '../loans/light.tsx';
import { MatchingInquiries, useMatchesOfProperty } from '../matches/index.ts';
import { NotesOf } from '../notes/index.ts';
import { ComparablesOf } from '../price-desk/light.tsx';
import { editPropertyPath, homeName, placeOf, propertyPath, useWayBack, WaitingHere } from '../records/index.ts';
import { ShareDialog, SharesOf } from '../shares/index.ts';
import { TasksOf } from '../tasks/index.ts';
import { VisitsOf } from '../tours/index.ts';
import { Freshness } from '../ui/freshness.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RecordView } from '../ui/record-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { useArrived } from '../ui/use-arrived.ts';
import { RecordCall, useNoteOpened } from '../viewed/index.ts';
import { PropertyFacts } from './property-facts.tsx';
import { PropertySummary } from './property-summary.tsx';
import { PropertyTimeline } from './record/property-timeline.tsx';
import { StatusButton } from './record/status-button.tsx';

/** What asks before something is done comes once it is to be done. */
const ownerDialog = lazyPart(() => import('./add-owner.tsx'), 'AddOwner');
const priceDialog = lazyPart(() => import('./record/price-dialog.tsx'), 'PriceDialog');
const statusDialog = lazyPart(() => import('./record/status-dialog.tsx'), 'StatusDialog');
const verifyDialog = lazyPart(() => import('./record/verify-dialog.tsx'), 'VerifyDialog');

interface Props {
  id: number;
  /** The property as the list has it, shown until the record itself is there. */
  listed: Property | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Where it is both sold and let, it is the sale that is talked about. */
const rateDealOf = ({ sale_price_total, rent_total }: Property) =>
  sale_price_total === null && rent_total !== null ? 'Rent' : 'Sale';

/** What a buyer's costs are counted from; undefined where it is not on sale or the price is not known. */
const homeOf = (property: Property, cities: Names['cities']) =>
  property.sale_price_total === null
    ? undefined
    : {
        name: [homeName(property), placeOf(property)].filter(Boolean).join(', '),
        price: property.sale_price_total,
        property_type: property.property_type,
        state: cities.find(({ id }) => id === property.city?.id)?.state,
      };

/** The open property: what it is, and who looks for it. */
export const PropertyRecord = ({ id, listed, onClose, onPrevious, onNext }: Props) => {
  const record = useQuery({
    ...query(propertyCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  const property = useArrived(record.data);
  useNoteOpened('property', property?.id);
  const matches = useMatchesOfProperty(id);
  const way = useWayBack(word(propertyTexts.title), onClose);
  const mayShare = useMay('property:share');
  const mayDeal = useMay('deal:create');
  const mayVerify = useMay('property:verify');
  const seesLoans = useMay('loan:view');
  const cities = useNames((names) => names.cities);
  const phone = usePhone();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'owner' | 'price' | 'status' | 'verify' | 'share' | 'brochure'>();
  const stop = () => setDoing(undefined);
  const steps = { ...way, onPrevious, onNext };
  const side = { sideLabel: t`Matching inquiries`, sideTab: t`Matches`, sideCount: matches.count };

  if (!property)
    return (
      <RecordView
        label={t`Property`}
        code={t`Property`}
        {...steps}
        {...side}
        side={null}
        facts={null}
        summary={
          <QueryView query={record} failed={t`The property did not load.`} loading={t`Loading the property`} rows={8} />
        }
      />
    );

  const origin = { to: propertyPath(id), label: property.property_code };
  const addOwner = property.may_edit && !property.contact ? () => setDoing('owner') : undefined;
  const edit = property.may_edit ? (field?: string) => navigate(editPropertyPath(id, field)) : undefined;
  const changePrice = property.may_edit ? () => setDoing('price') : undefined;
  const move = property.moves.length > 0 ? () => setDoing('status') : undefined;
  const isVerified = property.last_verified_at !== null && dayInIndia(property.last_verified_at) === dayInIndia();
  const verifyButton = mayVerify && !isVerified && (
    <Button leftSection={<IconCircleCheck size={16} aria-hidden />} onClick={() => setDoing('verify')}>
      {t`Verify today`}
    </Button>
  );
  const editButton = edit && (
    <Button leftSection={<IconEdit size={16} aria-hidden />} onClick={() => edit()}>
      {t`Edit`}
    </Button>
  );
  const brochureButton = mayShare && (
    <Button leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setDoing('brochure')}>
      {t`Brochure`}
    </Button>
  );
  const shareButton = mayShare && (
    <Button variant="filled" leftSection={<IconShare size={16} aria-hidden />} onClick={() => setDoing('share')}>
      {t`Share`}
    </Button>
  );
  const phoneMain = shareButton ? (
    shareButton
  ) : addOwner ? (
    <Button variant="filled" leftSection={<IconUserPlus size={20} aria-hidden />} onClick={addOwner}>
      {t`Add owner`}
    </Button>
  ) : (
    verifyButton || editButton
  );
  return (
    <>
      <RecordView
        label={t`Property`}
        code={property.property_code}
        {...steps}
        {...side}
        badges={
          <>
            <StatusButton property={property} onMove={move} />
            <Freshness state={property.freshness} at={property.last_verified_at} />
          </>
        }
        actions={
          <>
            {verifyButton}
            {brochureButton}
            {editButton}
            {shareButton}
          </>
        }
        phoneActions={
          <>
            {shareButton && addOwner && (
              <ActionIcon aria-label={t`Add owner`} onClick={addOwner}>
                <IconUserPlus size={20} aria-hidden />
              </ActionIcon>
            )}
            {shareButton && verifyButton && (
              <ActionIcon aria-label={t`Verify today`} onClick={() => setDoing('verify')}>
                <IconCircleCheck size={20} aria-hidden />
              </ActionIcon>
            )}
            {edit && phoneMain !== editButton && (
              <ActionIcon aria-label={t`Edit`} onClick={() => edit()}>
                <IconEdit size={20} aria-hidden />
              </ActionIcon>
            )}
          </>
        }
        summary={
          <>
            <WaitingHere of="property" id={id} path={propertyCalls.list.path} />
            <PropertySummary property={property} onAddOwner={addOwner} onPrice={changePrice} onMove={move} />
            {mayDeal && property.lease_end !== null && <EndingLease property={id} origin={origin} />}
          </>
        }
        facts={<PropertyFacts property={property} onEdit={edit} onAddOwner={addOwner} />}
        more={[
          { tab: t`Timeline`, content: <PropertyTimeline id={id} /> },
          { tab: t`Tasks`, content: <TasksOf of="property" id={id} /> },
          { tab: t`Notes`, content: <NotesOf of="property" id={id} /> },
          ...(mayDeal ? [{ tab: t`Deals`, content: <DealsOf of="property" id={id} origin={origin} /> }] : []),
          { tab: t`Visits`, content: <VisitsOf of="property" id={id} origin={origin} /> },
          { tab: t`Shares`, content: <SharesOf of="property" id={id} /> },
          {
            tab: t`Comparables`,
            content: <ComparablesOf property={id} deal={rateDealOf(property)} origin={origin} />,
          },
          ...(seesLoans
            ? [{ tab: t`Loans`, content: <BuyerCosts property={id} home={homeOf(property, cities)} origin={origin} /> }]
            : []),
        ]}
        side={<MatchingInquiries property={property} matches={matches} origin={origin} />}
        footer={
          phone && (
            <>
              {property.contact && <RecordCall record={{ ...property, kind: 'property', contact: property.contact }} />}
              {phoneMain}
            </>
          )
        }
      />
      {(doing === 'share' || doing === 'brochure') && (
        <ShareDialog properties={[id]} first={doing === 'share' ? 'text' : 'PDF'} onClose={stop} />
      )}
      <Suspense fallback={null}>
        {doing === 'owner' && <ownerDialog.Component property={property} onClose={stop} />}
        {doing === 'price' && <priceDialog.Component property={property} onClose={stop} />}
        {doing === 'status' && <statusDialog.Component property={property} onClose={stop} />}
        {doing === 'verify' && <verifyDialog.Component property={property} onClose={stop} />}
      </Suspense>
    </>
  );
};
