export { RescheduleDialog as Reschedule } from '../../../tasks/index.ts';
