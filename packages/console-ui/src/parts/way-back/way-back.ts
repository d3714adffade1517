/**
 * Where the focus goes back to: where it was; if that is gone, what stands there now under its id, or the page's title
 * (ux 10).
 */
export function wayBack(from: Element): HTMLElement | null {
  if (from.isConnected && from instanceof HTMLElement) return from
  return document.getElementById(from.id) ?? document.querySelector<HTMLElement>('[data-ec-title]')
}
