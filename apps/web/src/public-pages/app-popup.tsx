import type { AppDevice, Operator } from '@angan/contract/platform/operator.ts';
import { t } from '@lingui/core/macro';
import { Modal, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconBrandAndroid, IconBrandApple } from '@tabler/icons-react';
import { create } from 'qrcode';
import { useMemo, useState } from 'react';
import { useBackCloses } from '../ui/back-closes.ts';
import styles from './app-popup.module.css';

interface Props {
  stores: Operator['stores'];
  opened: boolean;
  onClose: () => void;
}

/** First the device, then the code of its store; closing begins anew (spec section 1, and 9 for how fast it comes). */
export const AppPopup = ({ stores, opened, onClose }: Props) => {
  const [device, setDevice] = useState<AppDevice>();
  const close = () => {
    onClose();
    setDevice(undefined);
  };
  useBackCloses(opened, close);
  const chosen = stores.find((store) => store.device === device);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={chosen ? t`Scan with the camera of your phone` : t`Choose your device`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 100 }}
      centered
      size="22rem"
    >
      {chosen ? (
        <div className={styles.code}>
          <SegmentedControl
            fullWidth
            aria-label={t`Device`}
            data={stores.map((store) => store.device)}
            value={chosen.device}
            onChange={(value) => setDevice(value as AppDevice)}
          />
          <QrCode text={chosen.url} label={t`QR code of the ${chosen.device} app`} />
          <p className={styles.links}>
            {stores.map((store) => (
              <a key={store.device} href={store.url} target="_blank" rel="noopener noreferrer">
                {store.device === 'Android' ? t`Open Google Play` : t`Open the App Store`}
              </a>
            ))}
          </p>
        </div>
      ) : (
        <div className={styles.devices}>
          {stores.map((store) => (
            <UnstyledButton key={store.device} className={styles.device} onClick={() => setDevice(store.device)}>
              {store.device === 'Android' ? <IconBrandAndroid size={40} /> : <IconBrandApple size={40} />}
              {store.device}
            </UnstyledButton>
          ))}
        </div>
      )}
    </Modal>
  );
};

/** Black on white in any colour scheme, with the quiet edge that readers need. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from(modules.data, (value, at) =>
      value ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
    );
    return { size: modules.size, path: dark.join('') };
  }, [text]);
  const edge = 4;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-edge} y={-edge} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
