const KEY = 'loanq-questions';
const QUESTIONS_MAX = 50;

/** The questions that were asked in this browser, newest first. They stay in it. */
export function rememberedQuestions(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return []; // Storage is switched off, or holds what we have not written.
  }
}

/** Puts a question first. Returns the questions that are remembered then. */
export function rememberQuestion(question: string): readonly string[] {
  const others = rememberedQuestions().filter((other) => other !== question);
  return store([question, ...others].slice(0, QUESTIONS_MAX));
}

/** Forgets them all. */
export function forgetQuestions(): readonly string[] {
  return store([]);
}

function store(questions: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(questions));
  } catch {
    // Without storage there is no history.
  }
  return questions;
}
