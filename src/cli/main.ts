#!/usr/bin/env node
import { version } from '../../generated/constants.js';

const [first] = process.argv.slice(2);

// The rest is loaded only if it is needed.
if (first === '--version' || first === '-V' || first === '-v') console.log(version);
else void import('./dispatch.js').then(({ dispatch }) => dispatch(process.argv.slice(2)));
