import { isLeaving } from './is-leaving.ts'

/**
 * Where the focus goes back to: where it was; if that is gone or about to be, what stands there now under its id, or the
 * page's title (ux 10).
 */
export function wayBack(from: Element): HTMLElement | null {
  if (from.isConnected && from instanceof HTMLElement && !isLeaving(from)) return from
  return document.getElementById(from.id) ?? document.querySelector<HTMLElement>('[data-ec-title]')
}
