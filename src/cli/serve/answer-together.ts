/**
 * The same handler, whose answers wait for the end of the event loop's turn in which their request came, where they are
 * ready by then. Written one by one, each would wake a reader that has just begun to wait again, which costs the server as
 * much as all else a known answer takes; written together, they wake it once. Answers that take longer wait for nothing.
 */
export function answerTogether<Request, Bindings, Answer>(
  handle: (request: Request, bindings: Bindings) => Answer | Promise<Answer>,
): (request: Request, bindings: Bindings) => Promise<Answer> {
  let turn: Promise<void> | null = null;
  const endOfTurn = () => {
    turn ??= new Promise((resolve) => {
      setImmediate(() => {
        turn = null;
        resolve();
      });
    });
    return turn;
  };
  return async (request, bindings) => {
    const begun = endOfTurn();
    const answer = await handle(request, bindings);
    if (turn === begun) await begun;
    return answer;
  };
}
