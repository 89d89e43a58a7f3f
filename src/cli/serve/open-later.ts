import type { AskService, Workbench } from '../../ask/mod.ts';
import type { Service } from '../open-service.ts';

/** A service that is opened behind the server's back, so that the server is there at once. */
export interface LaterService {
  /** Answers once the service is open. */
  readonly ask: AskService;
  readonly workbench: Workbench;
  /** Opens the service, unless a question has done so already. Rejects with LoanqError `misconfigured`. */
  open(): Promise<void>;
  /** Closes the service if it was ever opened. */
  close(): Promise<void>;
}

/** Opens a service at the first question, or earlier when told to. */
export function openLater(openService: () => Promise<Service>): LaterService {
  let opening: Promise<Service> | null = null;
  const opened = (): Promise<Service> => (opening ??= openService());
  return {
    ask: {
      generateSql: async (question, options) => (await opened()).ask.generateSql(question, options),
      runSql: async (sql, options) => (await opened()).ask.runSql(sql, options),
      ask: async (question, options) => (await opened()).ask.ask(question, options),
    },
    workbench: {
      read: async (question, options) => (await opened()).workbench.read(question, options),
      overview: async () => (await opened()).workbench.overview(),
    },
    async open() {
      await opened();
    },
    async close() {
      const service = await opening?.catch(() => null);
      await service?.close();
    },
  };
}
