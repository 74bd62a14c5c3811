import { testPseudo } from '../lib/pseudo-on.ts';

testPseudo('phone');
