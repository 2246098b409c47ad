import { OpenAPIHono, z } from '@hono/zod-openapi';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import type { RouteSpec } from '../../contract/routes/route.ts';

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  request_id: z.string(),
});

type Registry = OpenAPIHono['openAPIRegistry'];
type PathConfig = Parameters<Registry['registerPath']>[0];

function errorResponses(codes: readonly ErrorCode[]): PathConfig['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/json': { schema: errorSchema } } },
    ]),
  );
}

function implied(route: RouteSpec): ErrorCode[] {
  const codes: ErrorCode[] = [...route.errors, 'invalid_request', 'internal', 'unavailable'];
  if (route.access === 'user' || route.access === 'admin') codes.push('unauthenticated', 'invalid_token');
  if (route.access === 'admin') codes.push('forbidden');
  if (route.rateLimit) codes.push(route.rateLimit === 'export' ? 'export_limit_reached' : 'rate_limited');
  return [...new Set(codes)];
}

function pathConfig(route: RouteSpec): PathConfig {
  const success = route.response
    ? { description: 'OK', content: { 'application/json': { schema: route.response } } }
    : { description: route.status === 204 ? 'No content' : 'OK' };
  return {
    method: route.method.toLowerCase() as PathConfig['method'],
    path: route.path.replace(/:([A-Za-z_]+)/g, '{$1}'),
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? 'other'],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    request: {
      ...(route.params ? { params: route.params as never } : {}),
      // An open grammar (PostgREST filters) has no fixed parameters to list; the summary describes it.
      ...(route.query instanceof z.ZodObject ? { query: route.query as never } : {}),
      ...(route.body ? { body: { content: { 'application/json': { schema: route.body } } } } : {}),
    },
    responses: { [route.status ?? 200]: success, ...errorResponses(implied(route)) },
  };
}

/** OpenAPI 3.1 document of the mounted routes. */
export function openApiDocument(routes: RouteSpec[], publicUrl: string): object {
  const builder = new OpenAPIHono();
  builder.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const route of routes) builder.openAPIRegistry.registerPath(pathConfig(route));
  return builder.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Lacuna', version: '1', description: 'Find the gap in the patent record.' },
    servers: [{ url: publicUrl }],
  });
}
