/** Longest delay of a timer: a signed 32-bit integer. */
export const maxTimerDelay = 2 ** 31 - 1;
