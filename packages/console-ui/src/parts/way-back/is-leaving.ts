/** It still stands in the page, but in something that has been closed and only fades out. */
export const isLeaving = (element: Element): boolean =>
  element.closest('[data-transition]:not([data-open])') !== null
