import { redocOptions } from '../redoc-options.js';
import { hydrate } from './redoc.js';

const answer = await fetch('assets/reference.json');
hydrate(await answer.json(), redocOptions, document.querySelector('#redoc'));
