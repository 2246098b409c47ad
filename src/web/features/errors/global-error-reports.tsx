import { useEffect } from 'react';
import { violationSeverity } from '../../lib/log/violation-severity.ts';
import { useServices } from '../../lib/services.tsx';

/** Tells the person, and the log, of errors that nothing else caught; logs violations of the content policy. */
export function GlobalErrorReports() {
  const { log, toasts } = useServices();
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      log.error(event.reason, 'unhandled rejection');
      toasts.show({ title: 'An unexpected error occurred. Please try again.', kind: 'error' });
    };
    const onError = (event: ErrorEvent) => {
      // The browser reports this harmless one for observers that did not settle in one frame.
      if (event.message.startsWith('ResizeObserver loop')) return;
      log.error(event.error ?? event.message, 'global error');
      toasts.show({ title: 'An error occurred. Our team has been notified.', kind: 'error' });
    };
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      log.write('warn', 'Content policy violation', {
        directive: event.effectiveDirective,
        blocked: event.blockedURI.slice(0, 200),
      });
      log.security('csp_violation', violationSeverity(event, location.origin), {
        directive: event.effectiveDirective,
      });
    };
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [log, toasts]);
  return null;
}
