import { redocOptions } from '../reference/redoc-options.js';
import { addMenuKeys } from './menu-keys.js';
import { hydrate } from './redoc.js';

addMenuKeys();
const answer = await fetch('assets/reference.json');
hydrate(await answer.json(), redocOptions, document.querySelector('#redoc'));
