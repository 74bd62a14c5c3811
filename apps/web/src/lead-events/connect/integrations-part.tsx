import { leadPortalNames } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { QueryView } from '../../ui/query-view.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { leadsPath } from '../words/paths.ts';
import styles from './connect.module.css';
import { FacebookDetail } from './facebook/facebook-detail.tsx';
import { FacebookRow } from './facebook/facebook-row.tsx';
import { useFacebookPages } from './facebook/use-facebook.ts';
import { HappeningList, Happenings } from './happenings.tsx';
import { MailForm } from './mail/mail-form.tsx';
import { MailRow } from './mail/mail-row.tsx';
import { useLeadMail, useMailHappenings } from './mail/use-mail.ts';
import { SourceForm } from './source-form.tsx';
import { SourceRow } from './source-row.tsx';
import { useSources } from './use-sources.ts';
import { useWebsiteForm, useWebsiteHappenings } from './website/use-website.ts';
import { WebsiteForm } from './website/website-form.tsx';
import { WebsiteRow } from './website/website-row.tsx';
import { useLeadWhatsapp, useWhatsappHappenings } from './whatsapp/use-whatsapp.ts';
import { WhatsappForm } from './whatsapp/whatsapp-form.tsx';
import { WhatsappRow } from './whatsapp/whatsapp-row.tsx';

/** The office's portals: how each fares, and the one that is open with what it is connected by. */
export const IntegrationsPart = () => {
  const sources = useSources();
  const facebook = useFacebookPages();
  const website = useWebsiteForm();
  const mail = useLeadMail();
  const whatsapp = useLeadWhatsapp();
  const url = useUrlState();
  const open = leadPortalNames.find((one) => one === url.get('portal'));
  const settings = sources.data?.results ?? [];
  const shown = settings.find(({ portal }) => portal === open);
  const pages = facebook.data?.results;
  const isFacebookOpen = url.get('portal') === 'facebook';
  const isWebsiteOpen = url.get('portal') === 'website';
  const isMailOpen = url.get('portal') === 'mail';
  const isWhatsappOpen = url.get('portal') === 'whatsapp';
  const today = [
    ...settings,
    ...(pages ?? []),
    ...(website.data ? [website.data] : []),
    ...(mail.data ? [mail.data] : []),
    ...(whatsapp.data ? [whatsapp.data] : []),
  ].reduce((sum, one) => sum + one.leads_today, 0);
  return (
    <section className={styles.integrations} aria-labelledby="integrations">
      <header className={styles.head}>
        <h2 id="integrations" className={styles.title}>{t`Integrations`}</h2>
        <p className={styles.quiet}>
          {t`${today} leads today, into one inbox.`} <Link to={leadsPath}>{t`Open leads`}</Link>
        </p>
      </header>
      <QueryView query={sources} failed={t`The portals did not load.`} loading={t`Loading the portals`} rows={3} />
      <ul className="list-unstyled">
        {settings.map((setting) => (
          <SourceRow
            key={setting.portal}
            setting={setting}
            isOpen={setting.portal === open}
            onOpen={(isOn) => url.patch({ portal: isOn ? setting.portal : null }, { replace: true })}
          />
        ))}
        {website.data && (
          <WebsiteRow
            form={website.data}
            isOpen={isWebsiteOpen}
            onOpen={(isOn) => url.patch({ portal: isOn ? 'website' : null }, { replace: true })}
          />
        )}
        {mail.data && (
          <MailRow
            mail={mail.data}
            isOpen={isMailOpen}
            onOpen={(isOn) => url.patch({ portal: isOn ? 'mail' : null }, { replace: true })}
          />
        )}
        {whatsapp.data && (
          <WhatsappRow
            whatsapp={whatsapp.data}
            isOpen={isWhatsappOpen}
            onOpen={(isOn) => url.patch({ portal: isOn ? 'whatsapp' : null }, { replace: true })}
          />
        )}
        {pages && (
          <FacebookRow
            pages={pages}
            isOpen={isFacebookOpen}
            onOpen={(isOn) =>
              url.patch({ portal: isOn ? 'facebook' : null, page: null, form: null }, { replace: true })
            }
          />
        )}
      </ul>
      <QueryView query={website} failed={t`The form of your website did not load.`} loading={null} />
      <QueryView query={mail} failed={t`The e-mails did not load.`} loading={null} />
      <QueryView query={whatsapp} failed={t`WhatsApp did not load.`} loading={null} />
      <QueryView query={facebook} failed={t`The Facebook pages did not load.`} loading={null} />
      {shown && (
        <div className={styles.detail}>
          {/* What was saved elsewhere meanwhile does not take away what is typed here. */}
          <SourceForm key={shown.portal} setting={shown} />
          <Happenings portal={shown.portal} />
        </div>
      )}
      {isWebsiteOpen && website.data && (
        <div className={styles.detail}>
          <WebsiteForm key={website.data.page_url} form={website.data} />
          <WebsiteHappenings />
        </div>
      )}
      {isMailOpen && mail.data && (
        <div className={styles.detail}>
          <MailForm key={mail.data.address} mail={mail.data} />
          <MailHappenings />
        </div>
      )}
      {isWhatsappOpen && whatsapp.data && (
        <div className={styles.detail}>
          <WhatsappForm whatsapp={whatsapp.data} />
          <WhatsappHappenings />
        </div>
      )}
      {isFacebookOpen && facebook.data && (
        <FacebookDetail pages={facebook.data.results} isAvailable={facebook.data.is_available} />
      )}
    </section>
  );
};

const WebsiteHappenings = () => <HappeningList happenings={useWebsiteHappenings()} />;

const MailHappenings = () => <HappeningList happenings={useMailHappenings()} />;

const WhatsappHappenings = () => <HappeningList happenings={useWhatsappHappenings()} />;
