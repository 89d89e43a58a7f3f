import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The page's own colours: custom properties reach into a shadow tree. */
export const THEME = EditorView.theme({
  '&': { color: 'var(--wb-ink)', backgroundColor: 'transparent', fontSize: '0.875rem', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--wb-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--wb-ink)', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 1rem' },
  '.cm-cursor': { borderLeftColor: 'var(--wb-ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'var(--wb-selection) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--wb-selection)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--wb-card)',
    border: '1px solid var(--wb-line)',
    borderRadius: '0.4rem',
    overflow: 'hidden',
    color: 'var(--wb-ink)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--wb-accent)',
    color: 'var(--wb-on-accent)',
  },
  '.cm-diagnostic': {
    padding: '0.4rem 0.7rem',
    borderLeft: '3px solid var(--wb-bad)',
    fontFamily: 'var(--wb-mono)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--wb-bad)',
    textUnderlineOffset: '0.2em',
  },
});

/** Colours of the parts of SQL. */
export const HIGHLIGHTING = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--wb-sql-keyword)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--wb-sql-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--wb-sql-number)' },
  { tag: [tags.comment], color: 'var(--wb-quiet)', fontStyle: 'italic' },
  { tag: [tags.standard(tags.name), tags.typeName], color: 'var(--wb-sql-name)' },
]);
