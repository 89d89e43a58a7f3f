import { useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
  readonly notify: (text: string) => void;
}

/** Copies a text. Absent where the browser has no clipboard for the page, which is so over plain HTTP. */
export function CopyButton({ label, text, notify }: CopyButtonProps) {
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
    </button>
  );
}
