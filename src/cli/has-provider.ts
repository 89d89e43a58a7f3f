import type { Settings } from '../config/mod.ts';

/** Whether a provider is configured: by its key, or by its address for a server that needs none. */
export function hasProvider({ apiKey, baseUrl }: Settings): boolean {
  return apiKey !== null || baseUrl !== null;
}
