import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from '../../src/http/mod.ts';

/** Serves an app on a free port of the loopback address. */
export async function serveApp(
  app: Hono<HttpEnv>,
): Promise<{ readonly address: string; readonly port: number; close(): Promise<void> }> {
  const { promise: port, resolve } = Promise.withResolvers<number>();
  const server: ServerType = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
    resolve(info.port),
  );
  return {
    address: `http://127.0.0.1:${await port}`,
    port: await port,
    close: () =>
      new Promise((done, failed) => {
        server.close((error) => (error === undefined ? done() : failed(error)));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
