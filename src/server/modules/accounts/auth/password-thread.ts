import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { KeyAnswer, KeyRequest } from './password-worker.ts';

const SALT_BYTES = 16;

interface Waiting {
  resolve(key: string): void;
  reject(error: Error): void;
}

/** Hashes passwords in a thread that stands back behind the event loop, so that no sign-in takes the core from a read. */
export interface PasswordThread {
  /** `salt:key`, both in hexadecimal digits. */
  hash(password: string): Promise<string>;
  /** Rejects when what is stored is no hash. */
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/** The thread starts with the first password, starts again should it end, and keeps no process alive. */
export function createPasswordThread(): PasswordThread {
  let current: { worker: Worker; waiting: Map<number, Waiting> } | null = null;
  let next = 0;

  const start = () => {
    const started = new Worker(new URL('./password-worker.ts', import.meta.url));
    // Of this thread alone: the end of one must not reject what its successor has taken on.
    const waiting = new Map<number, Waiting>();
    const end = (error: Error) => {
      if (current?.worker === started) current = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', ({ id, key }: KeyAnswer) => {
      waiting.get(id)?.resolve(key);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread that hashes passwords has ended.')));
    return { worker: started, waiting };
  };
  const derive = (password: string, salt: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = next++;
      current ??= start();
      current.waiting.set(id, { resolve, reject });
      current.worker.ref();
      current.worker.postMessage({ id, password, salt } satisfies KeyRequest);
    });

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES).toString('hex');
      return `${salt}:${await derive(password, salt)}`;
    },
    verify: async ({ hash, password }) => {
      const [salt, key] = hash.split(':');
      if (!salt || !key) throw new Error('what is stored is no hash of a password');
      const derived = Buffer.from(await derive(password, salt));
      const stored = Buffer.from(key);
      return stored.length === derived.length && timingSafeEqual(stored, derived);
    },
  };
}
