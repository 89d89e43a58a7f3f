import type { AskOptions, AskService, Workbench } from '../../ask/mod.ts';
import type { Service } from '../open-service.ts';

/** A service that is opened behind the server's back, so that the server is there at once. */
export interface LaterService {
  /** Answers questions once the service is open, and runs statements as soon as the database is. */
  readonly ask: AskService;
  readonly workbench: Workbench;
  /** Opens the service, unless a question has done so already. Rejects with LoanqError `misconfigured`. */
  open(): Promise<void>;
  /** Resolves once no statement runs. */
  idle(): Promise<void>;
  /** Closes what was ever opened. */
  close(): Promise<void>;
}

/** How a service is opened, in two steps: a statement need not wait until the database is learnt. */
export interface OpeningSteps<Statements extends StatementService> {
  openStatements(): Promise<Statements>;
  /** Takes over the statements: they are closed with the service, also where that cannot be opened. */
  openService(statements: Statements): Promise<Service>;
}

/** What runs statements. */
export interface StatementService extends Pick<AskService, 'runSql'> {
  close(): Promise<void>;
}

/** Opens a service at the first question, or earlier when told to. */
export function openLater<Statements extends StatementService>({
  openStatements,
  openService,
}: OpeningSteps<Statements>): LaterService {
  let openingStatements: Promise<Statements> | null = null;
  let opening: Promise<Service> | null = null;
  let service: Service | null = null;
  const statements = (): Promise<Statements> => (openingStatements ??= openStatements());
  const opened = (): Promise<Service> => (opening ??= statements().then(openService).then(isOpen));
  const running = new Set<Promise<unknown>>();

  function isOpen(open: Service): Service {
    service = open;
    return open;
  }

  function runSql(sql: string, options: AskOptions): ReturnType<AskService['runSql']> {
    return service === null ? runEarly(sql, options) : service.ask.runSql(sql, options);
  }

  async function runEarly(...args: Parameters<AskService['runSql']>): ReturnType<AskService['runSql']> {
    const result = statements().then((open) => open.runSql(...args));
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  return {
    ask: {
      generateSql: async (question, options) => (await opened()).ask.generateSql(question, options),
      runSql,
      ask: async (question, options) => (await opened()).ask.ask(question, options),
    },
    workbench: {
      read: async (question, options) => (await opened()).workbench.read(question, options),
      less: async (question, signal) => (await opened()).workbench.less(question, signal),
      overview: async () => (await opened()).workbench.overview(),
    },
    async open() {
      await opened();
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
    async close() {
      const open = await (opening ?? openingStatements)?.catch(() => null);
      await open?.close();
    },
  };
}
