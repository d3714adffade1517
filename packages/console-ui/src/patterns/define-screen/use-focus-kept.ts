import { type RefObject, useLayoutEffect } from 'react'

/** Fields are left out: on a phone one that has the focus brings up the keyboard. */
const PRESSED = ['a[href]', 'button', 'summary', '[type="checkbox"]', '[type="radio"]']
  .map((kind) => `${kind}:not([tabindex="-1"], :disabled)`)
  .join()

/**
 * A control may go with what it did, as "Discard" does. The focus then goes to the control that stands next in its card, and so to
 * where Tab would have led; from a row or its panel to the table; unless other code has a better place for it and gives it the
 * focus within two frames.
 * @param shown what the screen shows: of something else, the title takes the focus
 */
export function useFocusKept(section: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that goes when something else is shown belongs to what was.
  useLayoutEffect(() => {
    const element = section.current
    if (!element) return
    let focused: Node | null = null
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target instanceof Node ? target : null
    }
    // What goes loses the focus at the same moment; what was left before that has nothing to do with it.
    const onFocusOut = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (focused === target) focused = null
      })
    const observer = new MutationObserver((changes) => {
      if (!focused || focused.isConnected) return
      const gone = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(focused)),
      )
      focused = null
      if (gone) requestAnimationFrame(() => requestAnimationFrame(() => focusBeside(element, gone)))
    })
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      observer.disconnect()
    }
  }, [section, shown])
}

function focusBeside(section: HTMLElement, { target, previousSibling, removedNodes }: MutationRecord): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const next = [...removedNodes].some(isOfTable)
    ? section.querySelector<HTMLElement>('td[tabindex="0"]')
    : nextInCard(section, { target, previousSibling })
  const to = next ?? section.querySelector<HTMLElement>('[data-ec-title]')
  // Where the page stands is where the reader looks.
  ;(to ?? section).focus({ preventScroll: true })
}

function nextInCard(
  section: HTMLElement,
  { target, previousSibling }: Pick<MutationRecord, 'target' | 'previousSibling'>,
): HTMLElement | undefined {
  const before = previousSibling?.isConnected ? previousSibling : target
  const isAfter = (one: Node) =>
    (before === target || !before.contains(one)) &&
    (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  // What stands in another card is another subject, and a press of Enter there does another thing.
  const card = target instanceof Element ? target.closest('section') : null
  const pressed = [...(card ?? section).querySelectorAll<HTMLElement>(PRESSED)].filter(isShown)
  return pressed.find(isAfter) ?? pressed.at(-1)
}

/** A row, or the panel of one. */
function isOfTable(node: Node): boolean {
  return node instanceof Element && node.matches('tr, [data-ec-split]')
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && element.closest('[inert]') === null
}
