import { firefox } from '../lib/engines/firefox.ts';
import { engines } from '../lib/engines/tools.ts';
import { testScreensInEngine } from '../lib/engines/walk-in.ts';

testScreensInEngine(engines.firefox, firefox);
