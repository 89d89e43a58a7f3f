import { useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, where the label does not say: there are several such buttons. */
  readonly what?: string;
  readonly text: () => string;
  readonly notify: (text: string) => void;
}

/** Copies a text. */
export function CopyButton({ label, what, text, notify }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  async function copy(): Promise<void> {
    try {
      await copyText(text());
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
