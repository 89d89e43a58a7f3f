export type { Catalog, CatalogColumn, CatalogTable, ColumnContent, ForeignKey } from './catalog.ts';
export { createKnowledge } from './create-knowledge.ts';
export { isYesOrNo } from './guess/yes-or-no.ts';
export { introspect } from './introspection/introspect.ts';
export type { Query } from './introspection/query.ts';
export type {
  Dataset,
  Field,
  FieldRole,
  FieldValue,
  Knowledge,
  Metric,
  Phrasing,
  Relationship,
  Segment,
} from './knowledge.ts';
export { ABBREVIATIONS, OTHER_WORDS } from './names/abbreviations.ts';
export { isCommonWord } from './names/common-words.ts';
export { CUT_WORDS } from './names/cut-words.ts';
export { eventNounsOf } from './names/event-nouns.ts';
export { participleOf } from './names/participles.ts';
export { pluralOf, singularOf } from './names/plural.ts';
export { splitName } from './names/split-name.ts';
export { draftModel } from './semantic-model/draft-model.ts';
export { parseExpression } from './semantic-model/parse-expression.ts';
export { parseModel } from './semantic-model/parse-model.ts';
export { type ModelFile, parseModels } from './semantic-model/parse-models.ts';
export { type ModelNode, type ModelObject, printModel } from './semantic-model/print-model.ts';
export { printModels } from './semantic-model/print-models.ts';
export type { ExpressionScope } from './semantic-model/resolve-name.ts';
export type { SemanticModel } from './semantic-model/schema.ts';
export {
  describeThing,
  type NamedThing,
  synonymModel,
  thingMeant,
  thingsNamed,
} from './semantic-model/synonym-model.ts';
export { describeColumns } from './sql-columns/describe-columns.ts';
