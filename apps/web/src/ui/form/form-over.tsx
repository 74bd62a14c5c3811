import type { ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import styles from './form-page.module.css';

interface Props {
  title: string;
  actions?: ReactNode;
  form: ReactNode;
  foot: ReactNode;
  onClose: () => void;
}

/** A form in a dialog over another screen. */
export const FormOverScreen = ({ title, actions, form, foot, onClose }: Props) => (
  <Dialog opened onClose={onClose} title={title} size="wide" footer={<div className={styles.footOver}>{foot}</div>}>
    {actions && <div className={styles.actions}>{actions}</div>}
    {form}
  </Dialog>
);
