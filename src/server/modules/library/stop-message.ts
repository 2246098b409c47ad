/** Asks the library's thread to give up opening: a build ends after the batch that it is at. */
export const STOP = 'stop';
