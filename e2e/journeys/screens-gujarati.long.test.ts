import { testScreensIn } from '../lib/screens-in.ts';

testScreensIn('gu');
