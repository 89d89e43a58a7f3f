import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Overview } from '../../../../src/ask/mod.ts';
import { sqlLanguage } from './complete-sql.ts';
import { HIGHLIGHTING, THEME } from './editor-theme.ts';
import { findErrorPlace } from './find-error-place.ts';
import { TYPE_OVER } from './type-over.ts';

/** The editor of the SQL. */
export interface SqlEditor {
  text(): string;
  /** Puts other SQL in, if it is other. */
  replace(sql: string): void;
  /** Puts text where the cursor is. */
  insert(text: string): void;
  /** Completes the names of these tables and columns. */
  complete(overview: Overview | null): void;
  /** Marks what the database's error is about; nothing for null. */
  mark(error: string | null): void;
  focus(): void;
  close(): void;
}

interface SqlEditorOptions {
  readonly sql: string;
  readonly onChange: (sql: string) => void;
  readonly onRun: () => void;
}

/**
 * An editor in a shadow tree of its own: there its styles are constructed sheets, which the page's policy allows,
 * where it would write `<style>` elements into the page, which are forbidden.
 */
export function createSqlEditor(place: HTMLElement, { sql, onChange, onRun }: SqlEditorOptions): SqlEditor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const language = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: sql,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: running(onRun) }])),
        history(),
        bracketMatching(),
        closeBrackets(),
        TYPE_OVER,
        autocompletion({ icons: false }),
        // Without a binding for Tab, so that the keyboard leads out of the editor.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        language.of(sqlLanguage(null)),
        syntaxHighlighting(HIGHLIGHTING),
        THEME,
        placeholder(firstWord),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'SQL', spellcheck: 'false' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace(next) {
      const { doc } = view.state;
      if (doc.toString() !== next) view.dispatch({ changes: { from: 0, to: doc.length, insert: next } });
    },
    insert(text) {
      view.dispatch(view.state.replaceSelection(text));
      view.focus();
    },
    complete: (overview) => view.dispatch({ effects: language.reconfigure(sqlLanguage(overview)) }),
    mark(error) {
      const found = error === null ? null : findErrorPlace(view.state.doc.toString(), error);
      const marks =
        found === null || error === null ? [] : [{ ...found, severity: 'error' as const, message: error }];
      view.dispatch(setDiagnostics(view.state, marks));
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

/** As an element it is seen alone: as a text it would be read out before any SQL that is there. */
function firstWord(): HTMLElement {
  const word = document.createElement('span');
  word.textContent = 'SELECT …';
  return word;
}

/** As a binding of a key that nothing else is to see. */
function running(act: () => void): (view: EditorView) => boolean {
  return (view) => {
    closeCompletion(view);
    act();
    return true;
  };
}
