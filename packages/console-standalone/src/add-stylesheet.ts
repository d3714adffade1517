/** The name of the sheet that the build puts beside this module. */
const SHEET = './console.css'

const added = new WeakMap<Document, Map<string, Promise<void>>>()

/**
 * Adds the console's stylesheet to a document, once; resolves when it has loaded. As a link, so that a page's policy needs to allow nothing
 * but its own files.
 */
export const addStylesheet = (
  page: Document,
  address: string = new URL(SHEET, import.meta.url).href,
): Promise<void> => {
  const sheets = added.get(page) ?? new Map<string, Promise<void>>()
  added.set(page, sheets)
  const loading = sheets.get(address) ?? appended(page, address)
  sheets.set(address, loading)
  return loading
}

const appended = (page: Document, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`The console's stylesheet couldn't be loaded from ${address}.`))
    page.head.append(link)
  })
