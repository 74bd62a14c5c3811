export { orderTour } from './order.ts';
export {
  cityKmPerHour,
  mostStops,
  type Openness,
  rideMinutes,
  type StopTime,
  scheduleTour,
  stopMinutes,
  type TourStart,
  type TourStop,
  unknownRideMinutes,
} from './schedule.ts';
export { type VisitingWindow, visitingWindows } from './visiting-hours.ts';
