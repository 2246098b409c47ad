import type { Page } from '@playwright/test';

/** A screen to look at: where it is, who sees it, and how to bring it into the state worth looking at. */
export interface Screen {
  name: string;
  /** `:session` stands for an analysis that the person has run. */
  path: string;
  signedIn?: boolean;
  /** For administrators, who have run an analysis too. */
  admin?: boolean;
  /** False photographs the window only, for what floats above the page. */
  wholePage?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'features', path: '/features' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'login', path: '/login' },
  { name: 'login-timeout', path: '/login?reason=session_timeout' },
  { name: 'login-code', path: '/login?view=code' },
  { name: 'login-forgot', path: '/login?view=forgot' },
  { name: 'login-challenge', path: '/login?view=challenge' },
  { name: 'reset', path: '/login#type=recovery&token=0123456789abcdef' },
  {
    name: 'login-errors',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('x');
    },
  },
  {
    name: 'signup',
    path: '/signup',
  },
  {
    name: 'signup-errors',
    path: '/signup',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('ada@');
      await page.getByLabel('Password', { exact: true }).fill('Analytical');
      await page.getByLabel('Confirm password').fill('Engine');
      await page.getByRole('button', { name: 'Create account' }).click({ force: true });
    },
  },
  { name: 'example', path: '/example' },
  { name: 'browse', path: '/dashboard/browse', signedIn: true },
  {
    name: 'category',
    path: '/dashboard/browse/Solar%20Power',
    signedIn: true,
    wholePage: false,
    prepare: async (page) => {
      await page.getByRole('heading', { name: /Related Patents/ }).waitFor();
    },
  },
  {
    name: 'palette',
    path: '/dashboard/browse',
    signedIn: true,
    wholePage: false,
    prepare: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search sessions, opportunities, patents, or type a command…').waitFor();
    },
  },
  {
    name: 'account-card',
    path: '/dashboard/browse',
    signedIn: true,
    wholePage: false,
    prepare: async (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  { name: 'new-idea', path: '/dashboard/new-idea', signedIn: true },
  { name: 'sessions', path: '/dashboard/sessions', signedIn: true },
  {
    name: 'session',
    path: '/dashboard/session/:session',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('heading', { name: /^Innovation Opportunities/ }).waitFor();
    },
  },
  { name: 'profile', path: '/dashboard/profile', signedIn: true },
  ...['analytics', 'subscription', 'billing'].map((tab) => ({
    name: `profile-${tab}`,
    path: `/dashboard/profile?tab=${tab}`,
    signedIn: true,
  })),
  { name: 'payment-success', path: '/payment/success', signedIn: true },
  { name: 'payment-cancelled', path: '/payment/cancelled', signedIn: true },
  ...['users', 'activity', 'analytics', 'monitoring', 'ai', 'security', 'audit', 'jobs'].map((tab) => ({
    name: `admin-${tab}`,
    path: `/dashboard/admin?tab=${tab}`,
    admin: true,
  })),
];
