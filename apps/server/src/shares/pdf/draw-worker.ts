import { answerDrawings } from '../../core/pdf/index.ts';
import { draw } from './draw.ts';

answerDrawings(draw);
