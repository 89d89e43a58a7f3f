import { LoanqError } from '../shared/mod.ts';
import type { CommandContext } from './command.ts';

/** What the command is about: its operands with a blank between them, or with `-` alone what standard input holds. Rejects with LoanqError `misconfigured`. */
export async function readOperand({
  operands,
  stdin,
}: Pick<CommandContext, 'operands' | 'stdin'>): Promise<string> {
  if (operands.length !== 1 || operands[0] !== '-') return operands.join(' ').trim();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for await (const chunk of stdin()) text += decoder.decode(chunk, { stream: true });
    return (text + decoder.decode()).trim();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new LoanqError('misconfigured', 'Standard input is not UTF-8, which loanq takes.', { cause });
  }
}
