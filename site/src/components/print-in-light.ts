/** On paper pages are light, whatever they are on the screen. */
const root = document.documentElement;
let onScreen: string | undefined;

addEventListener('beforeprint', () => {
  onScreen = root.dataset['theme'];
  root.dataset['theme'] = 'light';
});
addEventListener('afterprint', () => {
  if (onScreen !== undefined) root.dataset['theme'] = onScreen;
});
