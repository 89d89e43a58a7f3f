import { either } from '../../parser.ts';
import { nounJoint } from '../joints.ts';
import { word } from '../words.ts';

/** What ties a phrase to what was said before, whichever it is. */
export const phraseJoint = either(nounJoint, word('and'), word('conjunction'), word('be'), word('is-there'));
