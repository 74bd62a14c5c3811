import { testPseudo } from '../lib/pseudo-on.ts';

testPseudo('desktop');
