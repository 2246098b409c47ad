import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../../../contract/errors.ts';
import { developmentOnly } from '../../../http/local-only.ts';
import type { Api } from '../../../http/mount.ts';
import { authenticateCheckout, showCheckout, submitCheckout } from './checkout-pages.ts';
import { showChange, showPortal, submitPortal } from './portal-pages.ts';
import { findOwner } from './sandbox-store.ts';

const MAX_FORM = 16 * 1024;

/** The sandbox's own pages, as a payment provider would host them. They answer this machine only. */
export function sandboxPages({ hono, deps }: Api): void {
  const maxSize = MAX_FORM;
  const onError = () => {
    throw new AppError('payload_too_large');
  };
  hono.use('/sandbox/*', developmentOnly(deps), bodyLimit({ maxSize, onError }));
  hono.get('/sandbox/checkout/:id', (http) => showCheckout(deps, http));
  hono.post('/sandbox/checkout/:id', (http) => submitCheckout(deps, http));
  hono.post('/sandbox/checkout/:id/authenticate', (http) => authenticateCheckout(deps, http));
  hono.get('/sandbox/portal/:id', (http) => showPortal(deps, http));
  hono.get('/sandbox/portal/:id/change', (http) => showChange(deps, http));
  hono.post('/sandbox/portal/:id/:action', (http) => submitPortal(deps, http));
  hono.get('/sandbox/invoices/:file{[a-z0-9_]+\\.pdf}', async (http) => {
    const id = http.req.param('file').replace(/\.pdf$/, '');
    const owner = await findOwner(deps, 'invoices', id);
    const invoice = owner?.state.invoices.find((one) => one.id === id);
    if (!owner || !invoice) throw new AppError('not_found');
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const pdf = await invoicePdf(invoice, owner.state.email);
    return http.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${invoice.number}.pdf"`,
    });
  });
}
