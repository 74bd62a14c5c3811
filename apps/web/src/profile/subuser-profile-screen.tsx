import { authCalls, type Me } from '@angan/contract/auth/auth.ts';
import type { CompanyProfile } from '@angan/contract/company/company.ts';
import { cities } from '@angan/domain/lookups/places.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/api/index.ts';
import { adoptMe, useAuth, useMay } from '../core/session/index.ts';
import { FormPage, FormSection } from '../ui/form/index.ts';
import { PhotoField } from '../ui/form/photo-field.tsx';
import { type AccountLink, AccountLinks, AccountRow } from './account.tsx';
import { companyQuery } from './company-query.ts';
import { KnownFact, KnownFacts } from './known-facts.tsx';
import { OwnFields, SignInFacts, verified } from './own-fields.tsx';
import { type OwnFacts, ownChanges, ownFacts, profileMistakes } from './profile-draft.ts';
import { usePhoto } from './use-photo.ts';
import { useProfileForm } from './use-profile-form.ts';

const { updateMe } = client(authCalls);

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
      <FormSection title="You">
        {/* The platform has no photos: its people are known by their names. */}
        {me.company_info && (
          <PhotoField {...photo} label="Photo" name={`${form.first_name} ${form.last_name}`} camera="user" />
        )}
        <OwnFields form={form} set={set} errors={errors} />
      </FormSection>
      <FormSection title="Signing in" hint={verified}>
        <SignInFacts me={me} />
      </FormSection>
      {me.company_info && (
        <FormSection title="Company" hint="Your Owner keeps these">
          <CompanyFacts me={me} />
        </FormSection>
      )}
      {links.length > 0 && (
        <FormSection title="Account">
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
  const { data } = useQuery({ ...companyQuery, enabled: seesAll });
  return (
    <KnownFacts>
      <KnownFact label="Company name">{me.company_info?.company_name}</KnownFact>
      <KnownFact label="Your role">{me.usertype}</KnownFact>
      {data && <OfficeFacts company={data} />}
    </KnownFacts>
  );
};

const OfficeFacts = ({ company }: { company: CompanyProfile }) => (
  <>
    <KnownFact label="Legal name">{company.legal_name}</KnownFact>
    <KnownFact label="Mobile number">{formatMobile(company.mobile)}</KnownFact>
    <KnownFact label="Email">{company.email}</KnownFact>
    <KnownFact label="Address">{addressOf(company)}</KnownFact>
    <KnownFact label="GST number">{company.gstin}</KnownFact>
    <KnownFact label="PAN">{company.pan}</KnownFact>
    <KnownFact label="RERA number">{company.rera_no}</KnownFact>
  </>
);

const addressOf = ({ address, city, pincode, state }: CompanyProfile): string =>
  [address, [cities.find((row) => row.id === city)?.city, pincode].filter(Boolean).join(' '), state]
    .filter(Boolean)
    .join(', ');
