import { redocOptions } from '../reference/redoc-options.js';
import { addMenuKeys } from './menu-keys.js';
import { hydrate } from './redoc.js';

addMenuKeys();
const response = await fetch('assets/reference.json');
hydrate(await response.json(), redocOptions, document.querySelector('#redoc'));
