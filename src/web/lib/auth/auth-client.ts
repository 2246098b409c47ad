import { TIMINGS } from '../../../contract/limits.ts';
import type { AuthSession } from '../../../contract/routes/accounts.routes.ts';
import type { Permit, TokenSource } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { clearPrivateValues, deviceValue } from '../browser-storage.ts';
import type { AuthCalls } from './auth-calls.ts';
import {
  type AuthEvent,
  type AuthListener,
  type AuthState,
  INITIAL_AUTH,
  type LeaveReason,
  stateOf,
} from './auth-state.ts';
import { RequestGate } from './request-gate.ts';
import type { TabChannel } from './tab-channel.ts';

/** Milliseconds for which screens of a session that has ended may still be there and ask. */
const LINGERING = 1_000;
/** Read by the start script of the prerendered pages. */
const known = deviceValue('known');
const REFRESH_MARGIN = TIMINGS.authTick * TIMINGS.authRefreshTicks;

/**
 * The auth state machine of SPEC §4. The access token lives only in this object's memory; the cookie that
 * renews it never reaches JavaScript. `start` begins, its result stops; no timer runs before.
 */
export class AuthClient implements TokenSource {
  private readonly calls: AuthCalls;
  private readonly tabs: TabChannel;
  private readonly gate = new RequestGate();
  private session: AuthSession | null = null;
  private state: AuthState = INITIAL_AUTH;
  private initial: Promise<void> = Promise.resolve();
  private renewal: Promise<string | null> | null = null;
  private debounce: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes of identity: an answer that was asked for before the last change is dropped. */
  private epoch = 0;
  /** When a session last ended, wherever that was. */
  private endedAt = Number.NEGATIVE_INFINITY;
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<AuthListener>();

  constructor(calls: AuthCalls, tabs: TabChannel) {
    this.calls = calls;
    this.tabs = tabs;
  }

  readonly current = (): AuthState => this.state;

  /** For `useSyncExternalStore`: called after every change of `current()`. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Tells each auth event once it has been applied. */
  on(listener: AuthListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  start(): () => void {
    const limit = setTimeout(() => this.set({ ...this.state, loading: false }), TIMINGS.authLoadingMax);
    this.initial = this.load('INITIAL_SESSION').finally(() => clearTimeout(limit));
    const ticker = setInterval(() => void this.tick(), TIMINGS.authTick);
    const wake = () => document.visibilityState === 'visible' && void this.tick();
    document.addEventListener('visibilitychange', wake);
    const unlisten = this.tabs.listen((message) => {
      if (message === 'signed-out') this.adopt(null, 'SIGNED_OUT', 'signed_out');
      else if (message === 'timed-out') this.adopt(null, 'SIGNED_OUT', 'session_timeout');
      else void this.load(message === 'signed-in' ? 'SIGNED_IN' : 'USER_UPDATED');
    });
    return () => {
      clearTimeout(limit);
      clearTimeout(this.debounce);
      clearInterval(ticker);
      document.removeEventListener('visibilitychange', wake);
      unlisten();
    };
  }

  /** Asks once more who is signed in, after the last attempt failed. */
  readonly retry = (): void => {
    this.set(INITIAL_AUTH);
    this.initial = this.load('INITIAL_SESSION');
  };

  async permit(): Promise<Permit> {
    const person = this.state.user?.id;
    await this.gate.opened();
    const token = await this.accessToken();
    const lingers = token === null && Date.now() - this.endedAt < LINGERING;
    if (!lingers && (person === undefined || person === this.session?.user.id))
      return { token, signal: this.gate.signal, track: (change) => this.gate.track(change) };
    // The screens that ask are about to leave: they are gone before the refusal arrives.
    await new Promise((done) => setTimeout(done, TIMINGS.sessionDebounce));
    throw new ApiError('aborted', 'The session has ended.');
  }

  /** The current access token, refreshed first when it is about to end; null for visitors. */
  async accessToken(): Promise<string | null> {
    await this.initial;
    if (!this.session) return null;
    return this.expiresWithin(5_000) ? this.renewToken() : this.session.access_token;
  }

  /** Asks for a new access token; parallel callers share one request. Null when the session is over. */
  renewToken(): Promise<string | null> {
    this.renewal ??= this.load('TOKEN_REFRESHED')
      .then(() => this.session?.access_token ?? null)
      .finally(() => {
        this.renewal = null;
      });
    return this.renewal;
  }

  /** Takes a session that a sign-in call returned, and tells the other tabs. */
  accept(session: AuthSession, event: 'SIGNED_IN' | 'MFA_CHALLENGE_VERIFIED' | 'USER_UPDATED'): void {
    this.adopt(session, event);
    this.tabs.post(event === 'USER_UPDATED' ? 'user-updated' : 'signed-in');
  }

  /** Re-reads the person, after a change of e-mail or factors. */
  async reloadUser(): Promise<void> {
    await this.load('USER_UPDATED');
    this.tabs.post('user-updated');
  }

  announceRecovery(): void {
    this.tell('PASSWORD_RECOVERY');
  }

  /**
   * Ends the session on the server, here and in the other tabs, and forgets what was written.
   * Throws when the server could not be reached: the person is then still signed in.
   */
  async signOut(): Promise<void> {
    await this.leave('signed_out', () => this.calls.signOut('local'));
  }

  /** Ends the session after inactivity. Drafts stay, and so does the lock when the server cannot be reached. */
  async timeOut(): Promise<void> {
    await this.leave('session_timeout', () => this.calls.signOut('local').catch(() => undefined));
  }

  /** Deletes the account, and with it the session. Throws as the route does; the person is then still signed in. */
  async deleteAccount(body: { email: string; password?: string }): Promise<void> {
    const token = (await this.accessToken()) ?? '';
    await this.leave('signed_out', () => this.calls.deleteAccount(token, body));
  }

  private leave(left: 'signed_out' | 'session_timeout', end: () => Promise<unknown>): Promise<void> {
    return this.gate.during(async () => {
      // An answer that is on its way knows nothing of why the session ends.
      this.epoch += 1;
      await end();
      if (left === 'signed_out') clearPrivateValues();
      this.adopt(null, 'SIGNED_OUT', left);
      this.tabs.post(left === 'signed_out' ? 'signed-out' : 'timed-out');
    });
  }

  /** Asks the server whether the signed-in person is an administrator. */
  async checkAdmin(): Promise<boolean> {
    const { token, track } = await this.permit();
    if (!token || !this.session) return false;
    return track(this.calls.isAdmin(token, this.session.user.id));
  }

  private expiresWithin(milliseconds: number): boolean {
    return this.session !== null && this.session.expires_at * 1000 - Date.now() <= milliseconds;
  }

  private async tick(): Promise<void> {
    if (this.expiresWithin(REFRESH_MARGIN)) await this.renewToken();
  }

  private async load(event: AuthEvent): Promise<void> {
    const epoch = this.epoch;
    try {
      const session = await this.calls.session();
      if (epoch !== this.epoch) return;
      const ended = session === null && this.session !== null;
      if (session === null && !ended && event !== 'INITIAL_SESSION') return;
      this.adopt(session, ended ? 'SIGNED_OUT' : event, ended ? 'session_ended' : null);
    } catch {
      // The line or the server is down: what is known stays valid until the next tick.
      if (this.state.loading) this.set({ ...this.state, loading: false, failed: true });
    }
  }

  /** Tokens count at once; the screens follow after 50 ms, the last change of a burst winning. */
  private adopt(session: AuthSession | null, event: AuthEvent, left: LeaveReason | null = null): void {
    if (session?.user.id !== this.session?.user.id) this.epoch += 1;
    if (this.session && !session) this.endedAt = Date.now();
    this.session = session;
    if (session) known.write('1');
    else known.remove();
    clearTimeout(this.debounce);
    this.debounce = setTimeout(() => {
      this.set(stateOf(session, event, left));
      this.tell(event);
    }, TIMINGS.sessionDebounce);
  }

  private set(state: AuthState): void {
    // Keeping the object of an unchanged person spares the screens a redraw at every token.
    const same = JSON.stringify(this.state.user) === JSON.stringify(state.user);
    this.state = same ? { ...state, user: this.state.user } : state;
    for (const watcher of this.watchers) watcher();
  }

  private tell(event: AuthEvent): void {
    for (const listener of this.listeners) listener(event, this.state.user);
  }
}
