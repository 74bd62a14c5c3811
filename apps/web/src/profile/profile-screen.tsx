import { authCalls, type Me } from '@angan/contract/auth/auth.ts';
import { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { type CompanyProfile, companyCalls } from '@angan/contract/company/company.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/api/index.ts';
import { adoptMe, useAuth } from '../core/session/index.ts';
import { FormPage, FormSection } from '../ui/form/index.ts';
import { PhotoField } from '../ui/form/photo-field.tsx';
import { QueryPage } from '../ui/query-page.tsx';
import { usePhone } from '../ui/screen.ts';
import { type AccountLink, AccountLinks, AccountRow, SubscriptionState } from './account.tsx';
import { AssignSection } from './assign-section.tsx';
import { InvoiceSection, PartFields, ReachSection, ReraSection, TaxSection } from './company-fields.tsx';
import { companyQuery } from './company-query.ts';
import { LookSection } from './look-section.tsx';
import { missingSentence } from './missing.ts';
import { OwnFields } from './own-fields.tsx';
import {
  companyChanges,
  companyForm,
  ownChanges,
  ownFacts,
  type ProfileForm,
  profileMistakes,
} from './profile-draft.ts';
import { SignInFacts, verified } from './sign-in-facts.tsx';
import { usePhoto } from './use-photo.ts';
import { useProfileForm } from './use-profile-form.ts';
import { WorkSection } from './work-section.tsx';

const calls = { company: client(companyCalls), auth: client({ ...ownAccountCalls, me: authCalls.me }) };
const isEmpty = (changes: object) => Object.keys(changes).length === 0;

interface Account {
  /** Where the subscription is told of. */
  subscription: AccountLink;
  links: readonly AccountLink[];
}

/** The Owner's profile: the company with its photo and facts, the own names, and the ways to the rest of the account. */
export const ProfileScreen = (account: Account) => {
  const me = useAuth(({ userInfo }) => userInfo);
  const company = useQuery(companyQuery);
  return (
    <QueryPage
      title={t`Profile`}
      query={company}
      failed={t`The profile did not load.`}
      loading={t`Loading the profile`}
    >
      {(data) => me && <OwnersProfile me={me} company={data} {...account} />}
    </QueryPage>
  );
};

interface Props extends Account {
  me: Me;
  company: CompanyProfile;
}

const OwnersProfile = ({ me, company, subscription, links }: Props) => {
  const phone = usePhone();
  const queries = useQueryClient();
  const photo = usePhoto();
  const { form, set, errors, page } = useProfileForm<ProfileForm>({
    name: 'profile',
    saved: { ...ownFacts(me), ...companyForm(company) },
    mistakesIn: profileMistakes,
    isChanged: (form) => !isEmpty(ownChanges(form, me)) || !isEmpty(companyChanges(form, company)),
    save: async (form) => {
      const [own, ofCompany] = [ownChanges(form, me), companyChanges(form, company)];
      if (!isEmpty(ofCompany))
        queries.setQueryData(companyQuery.queryKey, await calls.company.update({ body: ofCompany }));
      // The company's name stands in what is known of the person too.
      adoptMe(isEmpty(own) ? await calls.auth.me() : await calls.auth.updateMe({ body: own }));
    },
  });
  const fields = { form, set, errors };
  return (
    // A phone has no room for it: there the fields say it alone.
    <FormPage {...page} note={page.isKept || phone ? undefined : missingSentence(form)}>
      <FormSection title={t`Company`} hint={t`Everybody of the office sees its photo and name`}>
        <PhotoField
          {...photo}
          label={t`Photo or logo`}
          name={form.company_name}
          hint={t`It is your own photo too. Square pictures fit best.`}
          camera="environment"
        />
        <PartFields section="Company" {...fields} />
      </FormSection>
      <ReachSection {...fields} />
      <TaxSection {...fields} />
      <InvoiceSection {...fields} />
      <ReraSection {...fields} />
      <WorkSection {...fields} />
      <AssignSection {...fields} />
      <LookSection {...fields} me={me} logo={company.profile_photo} />
      <FormSection title={t`You`}>
        <OwnFields {...fields} />
      </FormSection>
      <FormSection title={t`Signing in`} hint={verified()}>
        <SignInFacts me={me} />
      </FormSection>
      <FormSection title={t`Account`} hint={t`Your subscription, password and devices`}>
        <AccountLinks>
          <AccountRow link={subscription}>
            <SubscriptionState
              status={company.subscription_status}
              endsOn={me.company_info?.subscription_ends_on ?? null}
            />
          </AccountRow>
          {links.map((link) => (
            <AccountRow key={link.path} link={link} />
          ))}
        </AccountLinks>
      </FormSection>
    </FormPage>
  );
};
