export { MatchWeightsScreen } from './match-weights-screen.tsx';
