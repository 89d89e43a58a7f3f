import { useEffect, useState } from 'preact/hooks';
import type { Asked, Phase } from './use-workbench.ts';

const STAGES = {
  idle: null,
  reading: 'Reading the question',
  running: 'Running the SQL',
} as const satisfies Record<Phase, string | null>;

/** What is going on, and for how long; else what came of it. */
export function Status({ asked }: { readonly asked: Asked }) {
  const { phase, notice, heard } = asked;
  const seconds = useSeconds(phase);
  const stage = STAGES[phase];
  return (
    <div class="wb-status">
      {/* There at all times, for what comes with its text is not read out. */}
      <output class={stage === null ? '' : 'wb-stage'}>
        {stage === null ? notice : `${stage} …`}
        <span class="wb-hidden">{stage === null && heard}</span>
      </output>
      {stage !== null && seconds >= 1 && <span aria-hidden="true">{seconds} s</span>}
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
