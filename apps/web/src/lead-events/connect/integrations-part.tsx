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
import { SourceForm } from './source-form.tsx';
import { SourceRow } from './source-row.tsx';
import { useSources } from './use-sources.ts';
import { useWebsiteForm, useWebsiteHappenings } from './website/use-website.ts';
import { WebsiteForm } from './website/website-form.tsx';
import { WebsiteRow } from './website/website-row.tsx';

/** The office's portals: how each fares, and the one that is open with what it is connected by. */
export const IntegrationsPart = () => {
  const sources = useSources();
  const facebook = useFacebookPages();
  const website = useWebsiteForm();
  const url = useUrlState();
  const open = leadPortalNames.find((one) => one === url.get('portal'));
  const settings = sources.data?.results ?? [];
  const shown = settings.find(({ portal }) => portal === open);
  const pages = facebook.data?.results;
  const isFacebookOpen = url.get('portal') === 'facebook';
  const isWebsiteOpen = url.get('portal') === 'website';
  const today = [...settings, ...(pages ?? []), ...(website.data ? [website.data] : [])].reduce(
    (sum, one) => sum + one.leads_today,
    0,
  );
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
      {isFacebookOpen && facebook.data && (
        <FacebookDetail pages={facebook.data.results} isAvailable={facebook.data.is_available} />
      )}
    </section>
  );
};

const WebsiteHappenings = () => <HappeningList happenings={useWebsiteHappenings()} />;
