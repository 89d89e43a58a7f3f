import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { CORPUS } from './evaluate-corpus.ts';

/** A question in other words than its plain ones, which must have the same answer. */
export interface Rewording {
  /** The frame that it is of, with the number of its wording. */
  readonly id: string;
  readonly plain: string;
  readonly question: string;
}

const FOLDER = join(CORPUS, 'wordings');

/** The plain wording first. */
const WORDINGS = z.array(z.string().min(1)).min(1);
const FAMILY = z.strictObject({
  slots: z.record(z.string(), z.record(z.string(), WORDINGS)),
  /** Entries of slots that do not stand in one question. */
  apart: z.array(z.tuple([z.string(), z.string()])).default([]),
  frames: z.record(z.string(), WORDINGS),
});
type Family = z.infer<typeof FAMILY>;

/** The names of the families: what is asked for in many wordings. */
export function familyNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/**
 * Two questions of each wording of each frame: with the plain words of its slots, and with others. Always the same ones: the
 * entries of the slots take turns.
 */
export function readRewordings(name: string): Rewording[] {
  const family = FAMILY.parse(parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')));
  return Object.entries(family.frames).flatMap(([frame, wordings], row) =>
    wordings.flatMap((wording, at) =>
      [false, true].map((isReworded) => {
        const turn = row * 5 + at * 2 + (isReworded ? 1 : 0);
        const filled = fill(slotsOf(`${wordings[0]} ${wording}`), family, turn);
        return {
          id: `${frame} ${at}${isReworded ? ' reworded' : ''}`,
          plain: withWords(wordings[0] ?? '', (slot) => filled.get(slot)?.[0]),
          question: withWords(wording, (slot) => {
            const words = filled.get(slot) ?? [];
            return words[isReworded ? (turn >> 1) % words.length : 0];
          }),
        };
      }),
    ),
  );
}

/** `{group}`; `{group 2}` is another one of the same. */
const SLOT = /\{(\w+(?: \d)?)\}/gu;

function slotsOf(text: string): string[] {
  return [...new Set([...text.matchAll(SLOT)].map(([, slot = '']) => slot))];
}

function withWords(text: string, wordsOf: (slot: string) => string | undefined): string {
  return text.replace(SLOT, (_, slot: string) => wordsOf(slot) ?? '');
}

/** The wordings of an entry for each slot, no two of which are the same or stand apart. */
function fill(slots: readonly string[], { slots: all, apart }: Family, turn: number): Map<string, string[]> {
  const taken: string[] = [];
  const filled = new Map<string, string[]>();
  for (const [i, slot] of slots.entries()) {
    const entries = Object.entries(all[slot.split(' ')[0] ?? ''] ?? {});
    const start = turn * (i + 1) + i;
    const turned = entries.map((_, k) => entries[(start + k) % entries.length]);
    const chosen = turned.find(
      (entry) =>
        entry !== undefined &&
        !taken.includes(entry[0]) &&
        !apart.some((two) => two.includes(entry[0]) && two.some((other) => taken.includes(other))),
    );
    if (chosen === undefined) throw new Error(`Nothing stands for ${slot}.`);
    taken.push(chosen[0]);
    filled.set(slot, chosen[1]);
  }
  return filled;
}
