/** Copies a text. Rejects where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Over plain HTTP a page has no clipboard, but may do what its user could do by hand.
  if (navigator.clipboard === undefined) copyAsByHand(text);
  else await navigator.clipboard.writeText(text);
}

function copyAsByHand(text: string): void {
  const before = document.activeElement;
  const place = document.createElement('textarea');
  place.className = 'wb-hidden';
  place.value = text;
  document.body.append(place);
  place.select();
  const isCopied = document.execCommand('copy');
  place.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('The browser did not copy.');
}
