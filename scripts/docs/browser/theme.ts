import { setColours } from './colours.js';
import { guardAgainstFrames } from './frame-guard.js';

guardAgainstFrames();
setColours();
