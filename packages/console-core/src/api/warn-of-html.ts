const HTML = /^\s*<(!doctype html|html)\b/i
let isWarned = false

/**
 * Warns once, for the developer of a page, that a page came instead of an answer: development servers answer with one where nothing
 * forwards calls.
 */
export const warnOfHtml = (address: string, status: number, text: string): void => {
  // Proxies have pages for failures of the server too.
  const isAnswer = status === 404 || (status >= 200 && status <= 299)
  if (isWarned || !isAnswer || !HTML.test(text)) return
  isWarned = true
  // biome-ignore lint/suspicious/noConsole: the developer of the page has to know
  console.warn(`[console] The answer of ${address} is HTML. Is /api forwarded to the server?`)
}
