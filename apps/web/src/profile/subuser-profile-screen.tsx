import type { Me } from '@angan/contract/auth/auth.ts';
import { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import type { CompanyProfile } from '@angan/contract/company/company.ts';
import { companyFields } from '@angan/contract/company/company-fields.ts';
import { cities } from '@angan/domain/lookups/places.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { adoptMe, useAuth, useMay } from '../core/session/index.ts';
import { FormPage, FormSection } from '../ui/form/index.ts';
import { PhotoField } from '../ui/form/photo-field.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { type AccountLink, AccountLinks, AccountRow } from './account.tsx';
import { companyQuery } from './company-query.ts';
import { KnownFact, KnownFacts } from './known-facts.tsx';
import { OwnFields } from './own-fields.tsx';
import { type OwnFacts, ownChanges, ownFacts, profileMistakes } from './profile-draft.ts';
import { SignInFacts, verified } from './sign-in-facts.tsx';
import { usePhoto } from './use-photo.ts';
import { useProfileForm } from './use-profile-form.ts';

const { updateMe } = client(ownAccountCalls);

/** The profile of everybody but the Owner: oneself to change, the company to read. */
export const SubuserProfileScreen = ({ links }: { links: readonly AccountLink[] }) => {
  const me = useAuth(({ userInfo }) => userInfo);
  return me && <OwnProfile me={me} links={links} />;
};

const OwnProfile = ({ me, links }: { me: Me; links: readonly AccountLink[] }) => {
  const photo = usePhoto();
  const { form, set, errors, page } = useProfileForm<OwnFacts>({
    name: 'profile:own',
    saved: ownFacts(me),
    mistakesIn: profileMistakes,
    isChanged: (form) => Object.keys(ownChanges(form, me)).length > 0,
    save: async (form) => adoptMe(await updateMe({ body: ownChanges(form, me) })),
  });
  return (
    <FormPage {...page}>
      <FormSection title={t`You`}>
        {/* The platform has no photos: its people are known by their names. */}
        {me.company_info && (
          <PhotoField {...photo} label={t`Photo`} name={`${form.first_name} ${form.last_name}`} camera="user" />
        )}
        <OwnFields form={form} set={set} errors={errors} />
      </FormSection>
      <FormSection title={t`Signing in`} hint={verified()}>
        <SignInFacts me={me} />
      </FormSection>
      {me.company_info && (
        <FormSection title={t`Company`} hint={t`Your Owner keeps these`}>
          <CompanyFacts me={me} />
        </FormSection>
      )}
      {links.length > 0 && (
        <FormSection title={t`Account`}>
          <AccountLinks>
            {links.map((link) => (
              <AccountRow key={link.path} link={link} />
            ))}
          </AccountLinks>
        </FormSection>
      )}
    </FormPage>
  );
};

/** The company as the person may see it: its name, and the role in it; who runs the office with the Owner, all of it. */
const CompanyFacts = ({ me }: { me: Me }) => {
  const seesAll = useMay('company:view');
  const company = useQuery({ ...companyQuery, enabled: seesAll });
  return (
    <>
      <KnownFacts>
        <KnownFact label={t`Company name`}>{me.company_info?.company_name}</KnownFact>
        <KnownFact label={t`Your role`}>{word(me.usertype)}</KnownFact>
        {company.data && <OfficeFacts company={company.data} />}
      </KnownFacts>
      {seesAll && <QueryView query={company} failed={t`The company did not load.`} loading={null} />}
    </>
  );
};

const OfficeFacts = ({ company }: { company: CompanyProfile }) => (
  <>
    <KnownFact label={word(companyFields.legal_name.label)}>{company.legal_name}</KnownFact>
    <KnownFact label={word(companyFields.mobile.label)}>{formatMobile(company.mobile)}</KnownFact>
    <KnownFact label={word(companyFields.email.label)}>{company.email}</KnownFact>
    <KnownFact label={word(companyFields.address.label)}>{addressOf(company)}</KnownFact>
    <KnownFact label={word(companyFields.gstin.label)}>{company.gstin}</KnownFact>
    <KnownFact label={word(companyFields.pan.label)}>{company.pan}</KnownFact>
    <KnownFact label={word(companyFields.rera_no.label)}>{company.rera_no}</KnownFact>
  </>
);

const addressOf = ({ address, city, pincode, state }: CompanyProfile): string =>
  [address, [cities.find((row) => row.id === city)?.city, pincode].filter(Boolean).join(' '), state]
    .filter(Boolean)
    .join(', ');
