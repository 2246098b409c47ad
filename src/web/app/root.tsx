import sansFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { FullPageStatus } from '../components/full-page-status.tsx';
import { GlobalErrorReports } from '../features/errors/global-error-reports.tsx';
import { RootErrorScreen } from '../features/errors/root-error-screen.tsx';
import { OfflineGuard } from '../lib/offline-guard.tsx';
import { ServicesProvider } from '../lib/services.tsx';
import { READY_EVENT, START_BOOTSTRAP } from '../lib/start-bootstrap.ts';
import { THEME_BOOTSTRAP } from '../lib/theme/theme.ts';
import { Toasts } from '../lib/toast/toasts.tsx';
import { installTranslationGuard } from '../lib/translation-guard.ts';

// Before anything is rendered; the prerenderer has no page to guard.
if (typeof window !== 'undefined') installTranslationGuard();

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f5ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101214" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: `${THEME_BOOTSTRAP};${START_BOOTSTRAP}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
    window.dispatchEvent(new Event(READY_EVENT));
  }, []);
  return (
    <ServicesProvider>
      <GlobalErrorReports />
      <OfflineGuard />
      <Outlet />
      <Toasts />
    </ServicesProvider>
  );
}

/** What the shell shows before its scripts have run. */
export function HydrateFallback() {
  return <FullPageStatus text="Loading..." />;
}

export function ErrorBoundary() {
  return <RootErrorScreen error={useRouteError()} />;
}
