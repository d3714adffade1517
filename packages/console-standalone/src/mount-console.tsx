import { type ConsoleOptions, ConsoleProvider, routeTable, type ScreenId } from '@edconsole/console-core'
import { type BoundScreen, bindScreens, screenLoaders } from '@edconsole/console-ui'
import { createRoot } from 'react-dom/client'

/** The name of the sheet that the build puts beside this module. */
const SHEET = './console.css'

const added = new WeakMap<Document, Map<string, Promise<void>>>()

/**
 * Adds the console's stylesheet to a document, once; resolves when it has loaded. As a link, so that a page's policy needs to allow nothing
 * but its own files.
 */
const addStylesheet = (
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

/** What a mounted screen is made of. Everything a provider takes is an option too, but for a query client, which only React has a use for. */
export type MountOptions = Omit<ConsoleOptions, 'queryClient'> & {
  /** The name of the screen, such as `import-logs`. */
  screen: ScreenId
  /** What the screen's own address would carry, such as `batchId`; all that it needs has to be there. */
  params?: Readonly<Record<string, string>>
  /** The district that the screen is about. */
  districtId?: string
  /** The address of the stylesheet; false if the page has it already. Default: the file beside this one. */
  stylesheet?: string | false
  /** Fires when the screen's code or the stylesheet can't be loaded. The screen offers to try again. */
  onLoadError?: (error: unknown) => void
}

/** A screen in a page. */
export type MountedConsole = {
  /**
   * Changes some of the options. The console stays with what is typed and opened there, but for options that are read on mount (those
   * of a provider, such as `http` and `baseUrl`): another one of these begins a new console.
   * @throws after `unmount`, and for whatever `mountConsole` refuses
   */
  update(changes: Partial<MountOptions>): void
  /** Takes the screen out of the page. */
  unmount(): void
}

/**
 * Shows a screen in an element of a page without React. The page needs no bundler: this module has everything with it.
 * @throws if the element is missing or shows a console already, if there is no screen with this name (the message names all of them),
 * or if a parameter of the screen is missing
 * @example
 * const mounted = mountConsole(document.querySelector('#imports'), { screen: 'import-logs', districtId: '412' })
 * mounted.update({ districtId: '413' })
 * mounted.unmount()
 */
export function mountConsole(element: Element | null, options: MountOptions): MountedConsole {
  if (element === null)
    throw new Error('mountConsole got no element: is the selector right, and is the element in the page yet?')
  if (options === undefined) throw new Error("mountConsole needs options, such as { screen: 'import-logs' }.")
  if (mounted.has(element))
    throw new Error('This element shows a console already. Update or unmount that one first.')
  checkScreen(options)
  let current = options
  let generation = 0
  const show = () => {
    const { screen, params = {}, districtId, stylesheet: _, onLoadError: __, ...others } = current
    const Screen = screenOf(screen)
    Screen.preload().catch((error: unknown) => current.onLoadError?.(error))
    root.render(
      <ConsoleProvider key={generation} {...others} {...(districtId !== undefined && { districtId })}>
        <Screen key={screen} {...params} />
      </ConsoleProvider>,
    )
  }
  if (options.stylesheet !== false) {
    addStylesheet(element.ownerDocument, options.stylesheet).catch((error: unknown) =>
      current.onLoadError?.(error),
    )
  }
  const root = createRoot(element)
  mounted.add(element)
  show()
  return {
    update(changes) {
      if (!mounted.has(element)) throw new Error('This console was unmounted. Mount another one.')
      const next = Object.assign({}, current, changes)
      checkScreen(next)
      if (isAnotherConsole(current, next)) generation += 1
      current = next
      show()
    },
    unmount() {
      mounted.delete(element)
      root.unmount()
    },
  }
}

/** The elements that show a console. */
const mounted = new WeakSet<Element>()

const screens = bindScreens(screenLoaders)

const screenOf = (name: string): BoundScreen => {
  const found = screens.find(({ id }) => id === name)
  if (found) return found.Screen
  const known = screens.map(({ id }) => id).sort()
  throw new Error(`There is no screen '${name}'. The screens are ${known.join(', ')}.`)
}

const checkScreen = ({ screen, params = {} }: MountOptions): void => {
  screenOf(screen)
  const missing = paramsOf(screen).filter((name) => !params[name])
  if (missing.length > 0)
    throw new Error(`The screen '${screen}' needs ${missing.join(' and ')} in its parameters.`)
}

/** What the address of a screen carries, beside the district. */
const paramsOf = (screen: ScreenId): string[] =>
  (routeTable[screen].path ?? '')
    .split('/')
    .filter((segment) => segment.startsWith(':') && !segment.endsWith('?'))
    .map((segment) => segment.slice(1))
    .filter((name) => name !== 'districtId')

/** A provider reads these on mount. */
const READ_ON_MOUNT = [
  'answers',
  'baseUrl',
  'draftStorage',
  'http',
  'preferences',
  'session',
  'storage',
] as const satisfies readonly (keyof MountOptions)[]

const isAnotherConsole = (before: MountOptions, after: MountOptions): boolean =>
  READ_ON_MOUNT.some((name) => before[name] !== after[name])
