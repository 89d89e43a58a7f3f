import { useEffect, useState } from 'preact/hooks';
import type { Asked, Phase } from './use-workbench.ts';

const STAGES = [
  { phase: 'reading', label: 'Reading the question' },
  { phase: 'running', label: 'Running the SQL' },
] as const satisfies readonly { phase: Phase; label: string }[];

/** What is going on, and for how long; else what came of it. */
export function Status({ asked, onCancel }: { readonly asked: Asked; readonly onCancel: () => void }) {
  const { phase, notice } = asked;
  const seconds = useSeconds(phase);
  const stage = STAGES.find((each) => each.phase === phase);
  return (
    <div class="wb-status">
      <output class={stage === undefined ? 'wb-hidden' : 'wb-stage'}>
        {stage === undefined ? notice : `${stage.label} …`}
      </output>
      {stage === undefined && notice !== '' && (
        <p class="wb-notice" aria-hidden="true">
          {notice}
        </p>
      )}
      {stage !== undefined && seconds >= 1 && (
        <p class="wb-seconds">
          <span aria-hidden="true">{seconds} s</span>{' '}
          <button type="button" class="wb-link" onClick={onCancel}>
            Cancel
          </button>
        </p>
      )}
    </div>
  );
}

/** Whole seconds since the phase began. */
function useSeconds(phase: Phase): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (phase === 'idle') return;
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, [phase]);
  return seconds;
}
