import { privateValue } from '../browser-storage.ts';

/**
 * The idea that a guest submitted on the landing page. It waits in local storage, survives sign-up and
 * verification (in a new tab too), and is filled in on Generate New Ideas.
 */
export const pendingIdea = privateValue('pending-idea');
