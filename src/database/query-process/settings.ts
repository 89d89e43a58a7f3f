/** What a query process is told when it starts, as JSON in its last argument. */
export interface QueryProcessSettings {
  /** The database file, absolute. */
  readonly path: string;
  readonly writable: boolean;
  readonly heapLimitBytes: number;
  /** Sets `mode=ro`, `query_only` and the other pragmas; off only in tests of the other layers. */
  readonly hardened: boolean;
  /** The user to become once the database is open; null to stay. */
  readonly userId: number | null;
}

/** Parses the settings; throws where they are not what the parent writes. */
export function parseSettings(json: string): QueryProcessSettings {
  const value: unknown = JSON.parse(json);
  if (!isSettings(value)) throw new Error(`Not the settings of a query process: ${json}`);
  return value;
}

function isSettings(value: unknown): value is QueryProcessSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'writable' in value &&
    typeof value.writable === 'boolean' &&
    'heapLimitBytes' in value &&
    typeof value.heapLimitBytes === 'number' &&
    'hardened' in value &&
    typeof value.hardened === 'boolean' &&
    'userId' in value &&
    (value.userId === null || typeof value.userId === 'number')
  );
}
