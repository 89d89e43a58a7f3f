import { rememberedOf } from '../shared/mod.ts';
import type { Meaning } from './candidate.ts';

/** The same text for the same meaning; of the commonest it is put together, as writing them all out is slow. */
export function meaningKey(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'language':
      return `language ${meaning.sense}`;
    case 'dataset':
      return `dataset ${meaning.dataset}`;
    default:
      return writtenOut(meaning);
  }
}

/** Names and values of the data mean the same thing whenever they are found. */
const writtenOut = rememberedOf((meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'field':
      return `field ${JSON.stringify(meaning.dataset)} ${meaning.field}`;
    case 'value':
      return `value ${JSON.stringify([meaning.dataset, meaning.field])} ${typeof meaning.value} ${meaning.value}`;
    default:
      return JSON.stringify(meaning);
  }
});
