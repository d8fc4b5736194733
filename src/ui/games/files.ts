/** Files and texts going out of the page, and its address. */

/** Hands a picture, or a text in the shape of JSON, to the player as a file to keep. */
export function download(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Goes to another place of this page, by the fragment of its address. */
export function goTo(fragment: string): void {
  location.hash = fragment;
}

/** Puts a text on the clipboard; false where the page has none, or may not write to it. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) throw refusal;
    return false;
  }
}
