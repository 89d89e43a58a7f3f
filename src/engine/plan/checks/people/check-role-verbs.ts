import type { Knowledge } from '../../../../catalog/mod.ts';
import { rememberedOf } from '../../../../shared/mod.ts';
import { isSame } from '../../../is-same.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { stemOf } from '../../../ties.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesIn } from '../../tables-in.ts';

/**
 * Rejects another way between rows than the one that the verb tells of: "artists featured on tracks", "tracks featuring an artist" go
 * by the `featured_artist_id` of the tracks, and not by the albums that they are on.
 */
export function checkRoleVerbs(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  for (const { table, of, stem, label } of rolesDone(index.knowledge)) {
    if (!words.some((word) => stemOf(word) === stem)) continue;
    const used = tablesIn(query);
    if (!used.has(of) || used.has(table)) continue;
    const names = [
      ...[...used].map((one) => index.dataset(one).label),
      ...columnsIn(query).map(({ table: own, column }) => index.field(own, column).label),
    ];
    const isNamed = names.some((name) => name.split(' ').some((word) => stemOf(word) === stem));
    if (!isNamed) noSense(`how the ${label} is related is not what is asked`);
  }
}

interface RoleDone {
  readonly table: string;
  readonly of: string;
  readonly stem: string;
  readonly label: string;
}

/** Those of whom something is done, a featured artist, whom no key of theirs alone leads to. */
const rolesDone: (knowledge: Knowledge) => readonly RoleDone[] = rememberedOf(({ datasets, relationships }) =>
  datasets.flatMap(({ name, label, roleOf }): readonly RoleDone[] => {
    const [deed = '', ...noun] = label.split(' ');
    if (roleOf === undefined || noun.length === 0 || !isDone(deed)) return [];
    const keys = relationships.filter(({ to }) => to === name);
    const isOnlyWay = keys.some((key) =>
      relationships.some(
        (one) => one.to === roleOf && one.from === key.from && isSame(one.fromColumns, key.fromColumns),
      ),
    );
    return isOnlyWay ? [] : [{ table: name, of: roleOf, stem: stemOf(deed), label }];
  }),
);
