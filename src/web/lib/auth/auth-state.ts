import type { AuthSession, AuthUser } from '../../../contract/routes/accounts.routes.ts';

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/** What the screens see. The access token stays inside the auth client. */
export interface AuthState {
  /** True until the first session is known, or 3 s at most. */
  loading: boolean;
  user: AuthUser | null;
  isAdmin: boolean;
  /** The last event that changed anything. */
  event: AuthEvent | null;
  /** The server could not say who is signed in. */
  failed: boolean;
  /** Why nobody is signed in any more; null while somebody is, or nobody was. */
  left: LeaveReason | null;
}

/** `signed_out`: by the person. `session_timeout`: by inactivity. `session_ended`: by the server. */
export type LeaveReason = 'signed_out' | 'session_timeout' | 'session_ended';

export const INITIAL_AUTH: AuthState = {
  loading: true,
  user: null,
  isAdmin: false,
  event: null,
  failed: false,
  left: null,
};

/** The state that a session (or its absence) stands for. */
export const stateOf = (
  session: AuthSession | null,
  event: AuthEvent,
  left: LeaveReason | null,
): AuthState => ({
  loading: false,
  user: session?.user ?? null,
  isAdmin: session?.user.is_admin ?? false,
  event,
  failed: false,
  left: session ? null : left,
});

export type AuthListener = (event: AuthEvent, user: AuthUser | null) => void;
