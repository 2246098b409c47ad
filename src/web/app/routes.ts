import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every page of the product. A route file composes features and holds no logic of its own.
 * The public pages stand outside `layouts/queries.tsx`, so that they load neither the query cache nor the shell.
 */
export default [
  layout('layouts/public.tsx', [
    index('routes/landing.tsx'),
    route('features', 'routes/features.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    // Public pages of other features: one line each.
  ]),
  layout('layouts/guest-only.tsx', [
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
  ]),
  layout('layouts/queries.tsx', [
    // Public pages that read server data: payment result, example analysis, shared reports.
    layout('layouts/public.tsx', { id: 'public-with-data' }, [
      route('example', 'routes/example.tsx'),
      route('example/:slug', 'routes/example-report.tsx'),
      route('shared/:token', 'routes/shared.tsx'),
      route('payment/success', 'routes/payment-success.tsx'),
      route('payment/cancelled', 'routes/payment-cancelled.tsx'),
    ]),
    route('dashboard', 'layouts/dashboard.tsx', [
      index('routes/dashboard-index.tsx'),
      route('browse', 'routes/browse.tsx'),
      route('browse/:categoryName', 'routes/category.tsx'),
      route('new-idea', 'routes/new-idea.tsx'),
      route('sessions', 'routes/sessions.tsx'),
      route('session/:id', 'routes/session.tsx'),
      // Pages of other features under /dashboard: one line each.
      route('profile', 'routes/profile.tsx'),
      route('admin', 'routes/admin.tsx'),
      route('*', 'routes/dashboard-elsewhere.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
