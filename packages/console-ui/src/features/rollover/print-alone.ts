import * as css from './print-alone.css.ts'

/**
 * Prints one part of the page: what stands beside it and around it is left out on paper, and nothing changes on screen.
 * Whatever the host's page looks like, it comes back as it was.
 */
export function printAlone(part: HTMLElement): void {
  const marked: (readonly [Element, string])[] = []
  const mark = (element: Element, name: string) => {
    element.classList.add(name)
    marked.push([element, name])
  }
  for (
    let inner: Element = part;
    inner !== document.body && inner.parentElement;
    inner = inner.parentElement
  ) {
    for (const beside of inner.parentElement.children) if (beside !== inner) mark(beside, css.beside)
    mark(inner.parentElement, css.around)
  }
  try {
    window.print()
  } finally {
    for (const [element, name] of marked) element.classList.remove(name)
  }
}
