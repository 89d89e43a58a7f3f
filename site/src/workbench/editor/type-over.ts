import { insertBracket } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';

/**
 * Typing over a selection, done in the document instead of the page: Firefox leaves coloured text standing in a shadow
 * tree, and Chromium sets its look on what is typed, by a style attribute that the page's policy forbids.
 */
export const TYPE_OVER = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state } = view;
    const { inputType, data } = event;
    if (inputType !== 'insertText' || data === null || state.readOnly || state.selection.main.empty)
      return false;
    const bracket = insertBracket(state, data); // Encloses the selection.
    view.dispatch(bracket ?? state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' });
    event.preventDefault();
    return true;
  },
});
