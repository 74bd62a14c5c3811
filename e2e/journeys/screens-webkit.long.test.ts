import { engines } from '../lib/engines/tools.ts';
import { testScreensInEngine } from '../lib/engines/walk-in.ts';
import { webkit } from '../lib/engines/webkit.ts';

testScreensInEngine(engines.webkit, webkit);
