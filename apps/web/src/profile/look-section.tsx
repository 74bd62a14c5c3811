import type { Me } from '@angan/contract/auth/auth.ts';
import { brochureColours, isColour, usualColour } from '@angan/domain/brochure/look.ts';
import { brochureNote } from '@angan/domain/brochure/share-text.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { word } from '../core/language/index.ts';
import { errorLine } from '../ui/form/error-line.tsx';
import { FormSection } from '../ui/form/index.ts';
import { type CompanyFieldsProps, PartFields } from './company-fields.tsx';
import styles from './look-section.module.css';

interface Props extends CompanyFieldsProps {
  me: Me;
  /** Link to the company's photo, which stands at the head of brochures. */
  logo: string | null;
}

/** The colour and the foot of brochures, with a brochure's head and foot as they will be printed. */
export const LookSection = (props: Props) => {
  const { form, set, errors } = props;
  return (
    <FormSection title={t`Brochures`} hint={t`How the PDFs and links look that your office shares`}>
      <ColourChoice {...props} />
      <PartFields section="Brochures" form={form} set={set} errors={errors} />
      <Preview {...props} />
    </FormSection>
  );
};

const ColourChoice = ({ form, set, errors }: Props) => {
  const name = useId();
  const chosen = form.pdf_colour ?? usualColour;
  const isOwn = !brochureColours.some(({ colour }) => colour === chosen);
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>{t`Colour`}</legend>
      <div className={styles.swatches}>
        {brochureColours.map(({ colour, name: label }) => (
          <label key={colour} className={styles.swatch} title={word(label)}>
            <input
              type="radio"
              name={name}
              checked={colour === chosen}
              aria-label={word(label)}
              style={{ backgroundColor: colour }}
              onChange={() => set({ pdf_colour: colour === usualColour ? null : colour })}
            />
          </label>
        ))}
        <label className={styles.own} data-chosen={isOwn || undefined}>
          <input
            type="color"
            aria-label={t`Own colour`}
            value={isColour(chosen) ? chosen : usualColour}
            onChange={({ currentTarget }) => set({ pdf_colour: currentTarget.value.toLowerCase() })}
          />
          {isOwn ? chosen : t`Own colour`}
        </label>
      </div>
      {errors.pdf_colour && <p className={styles.error}>{errorLine(errors.pdf_colour)}</p>}
    </fieldset>
  );
};

const Preview = ({ form, me, logo }: Props) => {
  const colour = form.pdf_colour ?? usualColour;
  const phone = me.mobile || form.mobile;
  return (
    <figure className={styles.preview} aria-label={t`How a brochure looks`}>
      <div className={styles.head}>
        {logo ? (
          <img className={styles.logo} src={logo} alt="" />
        ) : (
          <span className={styles.bar} style={{ backgroundColor: colour }} />
        )}
        <span className={styles.company}>
          <strong>{form.company_name || t`Company name`}</strong>
          {form.rera_no && <small>{t`RERA ${form.rera_no}`}</small>}
        </span>
        <span className={styles.sender}>
          <span>{[me.first_name, me.last_name].filter(Boolean).join(' ')}</span>
          <small>{formatMobile(phone)}</small>
        </span>
      </div>
      <p className={styles.title}>{t`3 BHK flat for sale`}</p>
      <p className={styles.price} style={{ color: colour }}>
        {t`95.00 Lakhs`}
      </p>
      <p className={styles.foot}>{[word(brochureNote), form.pdf_foot].filter(Boolean).join(' ')}</p>
    </figure>
  );
};
