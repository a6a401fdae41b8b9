import { waitCommand } from './wait.js';

export const command = waitCommand('resume', 'wait');
