import { DemoPanel } from './demo-panel.tsx';
import { useIsDemo } from './health.ts';

/** The logins of the demo office; nothing on a server that runs none. */
export const DemoOffice = () => (useIsDemo() ? <DemoPanel /> : null);
