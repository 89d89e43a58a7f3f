import type { Client } from '@libsql/client';

/** Opens a libSQL database in this process; the first one loads the driver, which takes time and memory. */
export async function openClient(url: string): Promise<Client> {
  const { createClient } = await import('@libsql/client');
  return createClient({ url });
}
