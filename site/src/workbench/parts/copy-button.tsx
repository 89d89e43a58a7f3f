import { useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, where the label does not say: there are several such buttons. */
  readonly what?: string;
  readonly text: () => string;
  readonly notify: (text: string) => void;
}

/** Copies a text. Absent where the browser has no clipboard for the page, which is so over plain HTTP. */
export function CopyButton({ label, what, text, notify }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  if (navigator.clipboard === undefined) return null;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      notify('Copied.');
      setDone(true);
      setTimeout(() => setDone(false), 1500);
    } catch {
      notify('The browser did not allow copying.');
    }
  }
  return (
    <button type="button" class="wb-quiet" onClick={() => void copy()}>
      {isDone ? 'Copied' : label}
      {what !== undefined && <span class="wb-hidden"> {what}</span>}
    </button>
  );
}
